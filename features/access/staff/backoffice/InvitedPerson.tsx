import { useTranslations } from "use-intl/react";
import type { Location } from "#features/clubs/locations/backoffice/queries.ts";
import { InvitationActs } from "#packages/web/backoffice/invitations/InvitationActs.tsx";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { LinkState } from "./InvitedColumns.tsx";
import { type StaffInvitation, useResendInvitation, useWithdrawInvitation } from "./queries.ts";
import classes from "./staff.module.css";
import { mayManage, nameOf } from "./staff-form.ts";
import { useActor } from "./use-actor.ts";
import { usePlacesOf } from "./use-places-of.ts";

type InvitedPersonProps = {
  invitation: StaffInvitation;
  locations: readonly Location[];
  onDone: () => void;
};

/** An unanswered invitation, which can be sent again or withdrawn. */
export function InvitedPerson({ invitation, locations, onDone }: InvitedPersonProps) {
  const t = useTranslations("staff");
  const words = useTranslations("words");
  const resend = useResendInvitation();
  const placesOf = usePlacesOf(new Map(locations.map(({ id, name }) => [id, name])));
  const { id, email, role } = invitation;
  const manages = useCan("manageStaff");
  const actor = useActor();
  const withdraw = useWithdrawInvitation();
  const acts = { id, address: email, resend, withdraw, askText: t("drawer.withdrawText"), onGone: onDone };
  return (
    <div className={classes.form}>
      <p className={classes.waiting}>{t("drawer.waiting")}</p>
      <dl className={classes.facts}>
        {nameOf(invitation) !== email && (
          <>
            <dt>{words("email")}</dt>
            <dd>{email}</dd>
          </>
        )}
        <dt>{t("role")}</dt>
        <dd>{t(`roles.${role}`)}</dd>
        <dt>{t("pointsOfSale")}</dt>
        <dd>{placesOf(invitation)}</dd>
        <dt>{t("link")}</dt>
        <dd>
          <LinkState {...invitation} />
        </dd>
      </dl>
      {manages && mayManage(actor, invitation) ? (
        <div className={classes.foot}>
          <InvitationActs {...acts} prominent />
        </div>
      ) : (
        <p className={classes.note}>{t("drawer.notYours")}</p>
      )}
    </div>
  );
}
