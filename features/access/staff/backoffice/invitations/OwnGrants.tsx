import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useAccess } from "#packages/web/backoffice/session/session.ts";
import classes from "./invitations.module.css";
import { type OwnGrant, useLeave } from "./queries.ts";

/** The user's grants: companies and clubs; each can be left. */
export function OwnGrants() {
  const t = useTranslations("invitations");
  const staff = useTranslations("staff");
  const { companies, chains } = useAccess();
  const works = chains.filter(({ role }) => role !== "ROLE_MERCHANT" && role !== "ROLE_ADMIN");
  if (companies.length + works.length === 0) return <p className={classes.quiet}>{t("haveNothing")}</p>;
  return (
    <ul className={classes.list}>
      {companies.map(({ id, name }) => (
        <Grant key={`company-${id}`} grant={{ kind: "company", id, name }}>
          {t("company", { role: staff("roles.ROLE_MERCHANT") })}
        </Grant>
      ))}
      {works.map(({ id, name, role }) => (
        <Grant key={`chain-${id}`} grant={{ kind: "chain", id, name }}>
          {staff(`roles.${role}`)}
        </Grant>
      ))}
    </ul>
  );
}

function Grant({ grant, children }: { grant: OwnGrant; children: string }) {
  const t = useTranslations("invitations");
  const words = useTranslations("words");
  const notices = useNotices();
  const leave = useLeave();
  const [asking, ask] = useDisclosure(false);
  const { name } = grant;
  const go = () =>
    leave.mutate(grant, {
      onSuccess: () => notices.done(t("left", { name })),
      onError: (error) => {
        ask.close();
        notices.failed(error, t("leaveFailed"));
      },
    });
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.name}>{name}</h3>
        <p className={classes.quiet}>{children}</p>
      </div>
      <Button variant="default" onClick={ask.open} aria-label={t("leaveNamed", { name })}>
        {t("leave")}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t("leaveTitle", { name })}
        confirmLabel={t("leave")}
        cancelLabel={words("cancel")}
        onConfirm={go}
        onCancel={ask.close}
        busy={leave.isPending}
        danger
      >
        {t("leaveText")}
      </ConfirmDialog>
    </li>
  );
}
