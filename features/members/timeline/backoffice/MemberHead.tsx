import { useTranslations } from "use-intl/react";
import type { Member } from "#features/members/directory/backoffice/queries.ts";
import { Figure } from "#packages/ui/figures/Figure.tsx";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import classes from "./member-page.module.css";

/** Shows a summary of the member: points and the next to expire, latest visit, purchases and consents. */
export function MemberHead({ member }: { member: Member }) {
  const t = useTranslations("timeline");
  const { count, wholeKronor } = useNumbers();
  const { moment, short } = useDates();
  const { points, purchases, totalAmount, lastPurchaseAt } = member;
  const [next] = points.expiring;
  const expiring = next && {
    text: t("expiresNext", { points: next.points, date: short(next.validThrough) }),
    tone: "calm" as const,
  };
  return (
    <section className={classes.head} aria-label={t("glance")}>
      <div className={classes.figures}>
        <Figure label={t("points")} value={count(points.balance)} delta={expiring} />
        <Figure label={t("lastPurchase")} value={lastPurchaseAt ? moment(lastPurchaseAt) : t("never")} />
        <Figure label={t("purchases")} value={count(purchases)} />
        <Figure label={t("total")} value={wholeKronor(totalAmount)} />
      </div>
      <Consents {...member.profile} />
    </section>
  );
}

function Consents({ emailNotification, emailBounced, phoneNotification }: Member["profile"]) {
  const t = useTranslations("timeline.glanceConsents");
  const consentTexts = [
    [emailNotification, t(emailNotification ? "emailYes" : "emailNo")],
    [phoneNotification, t(phoneNotification ? "smsYes" : "smsNo")],
  ] as const;
  return (
    <p className={classes.consents}>
      {consentTexts.map(([hasConsent, text]) => (
        <StatusWord key={text} tone={hasConsent ? "good" : "calm"}>
          {text}
        </StatusWord>
      ))}
      {emailBounced && <StatusWord tone="bad">{t("emailBounced")}</StatusWord>}
    </p>
  );
}
