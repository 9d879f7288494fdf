import { Menu } from "@mantine/core";
import { IconArrowsJoin } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";

/** Among what can be done with a member: to the page that merges. */
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
