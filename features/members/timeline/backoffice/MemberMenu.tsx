import { Button, Menu } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown, IconCoins, IconKey, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { CorrectPoints } from "#features/loyalty/points/backoffice/points-account/CorrectPoints.tsx";
import type { Member } from "#features/members/directory/backoffice/queries.ts";
import { RemoveDialog } from "#features/members/directory/backoffice/RemoveMember.tsx";
import { useAddressWords } from "#features/members/directory/backoffice/use-address-words.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import classes from "./member-page.module.css";
import { useSendLogin } from "./queries.ts";

type MemberMenuProps = {
  member: Member;
  /** Menu items that other features add for a member; each opens its own page. */
  children?: ReactNode;
};

/** The actions on a member, available on the complete page. */
export function MemberMenu({ member, children }: MemberMenuProps) {
  const t = useTranslations("timeline.acts");
  const members = useTranslations("directory");
  const [correcting, correct] = useDisclosure(false);
  const [asking, ask] = useDisclosure(false);
  const { profile } = member;
  const link = useLoginLink(member);
  return (
    <>
      <Menu position="bottom-end" withinPortal width={320}>
        <Menu.Target>
          <Button variant="default" loading={link.busy} rightSection={<IconChevronDown size={18} aria-hidden />}>
            {t("title")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCoins size={18} aria-hidden />} onClick={correct.open}>
            {members("correct.open")}
          </Menu.Item>
          <Menu.Item leftSection={<IconKey size={18} aria-hidden />} onClick={link.send}>
            {t("sendLogin")}
            <span className={classes.about}>{t("sendLoginAbout", { address: link.address })}</span>
          </Menu.Item>
          {children}
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={ask.open}>
            {t("remove")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <CorrectPoints
        membershipId={profile.membershipId}
        name={fullName(profile) || members("nameless")}
        opened={correcting}
        onClose={correct.close}
      />
      <RemoveDialog member={member} opened={asking} onClose={ask.close} />
    </>
  );
}

/** Sends a link to choose a password to the member's address. */
function useLoginLink({ profile }: Member) {
  const t = useTranslations("timeline.acts");
  const notices = useNotices();
  const login = useSendLogin(profile.id);
  const address = useAddressWords()(profile);
  const send = () =>
    login.mutate(undefined, {
      onSuccess: () => notices.done(t("loginSent", { address })),
      onError: (error) => notices.failed(error, t("loginFailed")),
    });
  return { address, send, busy: login.isPending };
}
