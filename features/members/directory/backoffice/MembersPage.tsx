import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconUserPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { InviteDrawer } from "./invited/InviteDrawer.tsx";
import { InvitedList } from "./invited/InvitedList.tsx";
import { MemberList } from "./MemberList.tsx";
import { readMemberSearch } from "./search.ts";

/** The frame of the two lists, members and invitations: tabs and the Invite button. */
export function MembersPage() {
  const t = useTranslations("directory");
  const { show } = useListAddress(readMemberSearch).search;
  const [inviting, invite] = useDisclosure(false);
  const mayImport = useCan("importMembers");
  const mayInvite = useCan("changeMembers");
  const List = show ? InvitedList : MemberList;
  const tabs = [
    { key: "all", label: t("menu"), href: paths.members, isCurrent: !show },
    { key: "invited", label: t("invited.title"), href: `${paths.members}?show=invited`, isCurrent: show !== undefined },
  ];
  const create = (
    <>
      {mayImport && (
        <Button variant="default" renderRoot={(props) => <Link to={paths.imports} {...props} />}>
          {t("import")}
        </Button>
      )}
      {mayInvite && (
        <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={invite.open}>
          {t("invite")}
        </Button>
      )}
    </>
  );
  return (
    <List tabs={tabs} create={create}>
      <InviteDrawer opened={inviting} onClose={invite.close} />
    </List>
  );
}
