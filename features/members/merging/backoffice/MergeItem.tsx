import { Menu } from "@mantine/core";
import { IconArrowsJoin } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";

/** A menu item on the member's page that opens the merge page. */
export function MergeItem({ memberId }: { memberId: number }) {
  const t = useTranslations("merging");
  return (
    <Menu.Item
      leftSection={<IconArrowsJoin size={18} aria-hidden />}
      renderRoot={(item) => <Link to={paths.memberMerge} params={{ id: String(memberId) }} {...item} />}
    >
      {t("action")}
    </Menu.Item>
  );
}
