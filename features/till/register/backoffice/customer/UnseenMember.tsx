import { useTranslations } from "use-intl/react";
import { formatMembershipNumber } from "#packages/domain/people/membership-number.ts";
import classes from "./member-strip.module.css";

/** Shows the number of a member that the till cannot load without a network. */
export function UnseenMember({ number, isCardOld }: { number: string; isCardOld: boolean }) {
  const t = useTranslations("register");
  return (
    <>
      <h2 className={classes.name}>{formatMembershipNumber(number)}</h2>
      <p className={classes.visits}>{isCardOld ? t("cardOld") : t("nameLater")}</p>
    </>
  );
}
