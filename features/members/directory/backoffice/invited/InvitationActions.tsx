import { useTranslations } from "use-intl/react";
import { InvitationActs } from "#packages/web/backoffice/invitations/InvitationActs.tsx";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import classes from "../member-table.module.css";
import { useResendInvitation, useWithdrawInvitation } from "../queries.ts";

/** The actions on an invitation in the list. */
export function InvitationActions({ id, address }: { id: number; address: string }) {
  const t = useTranslations("directory.invited");
  const acts = { resend: useResendInvitation(), withdraw: useWithdrawInvitation(), askText: t("askText", { address }) };
  if (!useCan("changeMembers")) return null;
  return (
    <div className={classes.acts}>
      <InvitationActs id={id} address={address} {...acts} />
    </div>
  );
}
