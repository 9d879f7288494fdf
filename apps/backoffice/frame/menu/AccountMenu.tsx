import { Menu, UnstyledButton } from "@mantine/core";
import { IconFileText, IconLogout, IconMailOpened, IconUserCircle } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useInvitationCount } from "#features/access/staff/backoffice/invitations/queries.ts";
import { paths } from "#features/office-paths.ts";
import type { PlainPath } from "#packages/contract/paths.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { endSession, useAccess } from "#packages/web/backoffice/session/session.ts";
import menu from "./menu.module.css";
import classes from "./menu-button.module.css";

export function AccountMenu({ onNavigate }: { onNavigate?: () => void }) {
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const { firstName, lastName, email } = useAccess();
  const navigate = useNavigate();
  const toast = useToast();
  const waiting = useInvitationCount();
  const go = (to: PlainPath) => {
    onNavigate?.();
    void navigate({ to });
  };
  const leave = async () => {
    if (!(await endSession())) toast({ variant: "error", text: shell("saveLocationFailed") });
    await navigate({ to: paths.login });
  };
  return (
    <Menu classNames={{ item: menu.item }} width={236} position="top-start" withinPortal>
      <Menu.Target>
        <UnstyledButton className={classes.button}>
          <IconUserCircle size={20} aria-hidden />
          <span className={classes.text}>{`${firstName} ${lastName}`.trim() || email}</span>
          {waiting > 0 && (
            <span className={classes.count}>
              <span className="st-hidden">{shell("invitations")}: </span>
              {waiting}
            </span>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{email}</Menu.Label>
        <Menu.Item leftSection={<IconUserCircle size={18} aria-hidden />} onClick={() => go(paths.profile)}>
          {shell("profile")}
        </Menu.Item>
        <Menu.Item leftSection={<IconMailOpened size={18} aria-hidden />} onClick={() => go(paths.invitations)}>
          {shell("invitations")}
          {waiting > 0 && ` (${waiting})`}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileText size={18} aria-hidden />} onClick={() => go(paths.platformTerms)}>
          {shell("documents")}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={() => void leave()}>
          {words("signOut")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
