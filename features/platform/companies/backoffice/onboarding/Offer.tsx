import { useTranslations } from "use-intl/react";
import type { AnswerOf } from "#packages/web/backoffice/session/api.ts";
import classes from "./onboarding.module.css";

/** Shows the invitation's sender, club and role. Empty for the person's own sign-up. */
export function Offer({ invitation }: { invitation: NonNullable<AnswerOf<"getSignUp">["invitation"]> }) {
  const invitations = useTranslations("invitations");
  const staff = useTranslations("staff");
  const { clubName, companyName, invitedBy, pointsOfSale, role } = invitation;
  if (!clubName) return null;
  return (
    <div className={classes.offer}>
      <p className={classes.offerName}>{invitations("invitedTo", { name: clubName, inviter: invitedBy || "none" })}</p>
      <p>{invitations("club", { company: companyName, role: staff(`roles.${role}`) })}</p>
      {pointsOfSale.length > 0 && <p>{invitations("places", { places: pointsOfSale.join(", ") })}</p>}
    </div>
  );
}
