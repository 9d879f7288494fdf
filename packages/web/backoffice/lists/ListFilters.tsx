import { Button, Popover } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconFilter2 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useNumbers } from "../format/numbers.ts";
import classes from "./list.module.css";

/** A list's filters behind one button; each filter changes the list at once. */
export function ListFilters({ count, children }: { count: number; children: ReactNode }) {
  const t = useTranslations("list");
  const [opened, open] = useDisclosure(false);
  const numbers = useNumbers();
  return (
    <Popover
      opened={opened}
      onChange={(next) => !next && open.close()}
      position="bottom-start"
      // A filter shortens the list, which may move the button out of the window.
      hideDetached={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconFilter2 size={18} aria-hidden />}
          onClick={open.toggle}
          data-on={count > 0 || undefined}
        >
          {count > 0 ? t("filtersOn", { count: numbers.count(count) }) : t("filters")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("filters")} className={classes.filters ?? ""}>
        {children}
        <Button onClick={open.close}>{t("showResult")}</Button>
      </Popover.Dropdown>
    </Popover>
  );
}
