import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { lastDayOfGrace } from "#packages/domain/club/club-day.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useLooksOnly } from "#packages/web/backoffice/session/session.ts";
import { daysBetween } from "#packages/web/date-words.ts";
import classes from "./billing.module.css";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { Owed } from "./Owed.tsx";
import type { Billing } from "./queries.ts";
import { StandingWord } from "./StandingWord.tsx";
import { SubscribeDialog } from "./SubscribeDialog.tsx";
import { useKeepSubscription } from "./use-keep-subscription.ts";

type StandingProps = { billing: Billing; companyId: number; today: string };

/** Shows the company's state, its debt and the available actions. */
export function Standing({ billing, companyId, today }: StandingProps) {
  const t = useTranslations("subscriptions");
  const { state, trialEndsOn } = billing.standing;
  const daysLeft = daysBetween(today, trialEndsOn);
  return (
    <section className={classes.standing} aria-label={t("standing.title")}>
      <StandingWord state={state} />
      {daysLeft >= 0 && state !== "SUSPENDED" && (
        <p className={classes.days}>{t("standing.trialDays", { days: daysLeft })}</p>
      )}
      <p className={classes.sentence}>{useSentence(billing, today)}</p>
      <Owed billing={billing} today={today} />
      <Acts billing={billing} companyId={companyId} today={today} />
    </section>
  );
}

/** Phrases the state and its consequences. */
function useSentence({ standing }: Billing, today: string): string {
  const t = useTranslations("subscriptions.standing");
  const { full } = useRealDates();
  const { state, trialEndsOn, suspendedFrom, subscription, haltedFrom } = standing;
  if (haltedFrom && haltedFrom <= today) return t("halted", { day: full(haltedFrom) });
  if (state === "SUSPENDED" && suspendedFrom) {
    const grace = lastDayOfGrace(Temporal.PlainDate.from(suspendedFrom));
    const day = full(suspendedFrom);
    return grace.toString() >= today
      ? t("suspended", { day, graceDay: full(grace.toString()) })
      : t("suspendedLong", { day });
  }
  if (state === "PAST_DUE" && suspendedFrom) return t("pastDue", { day: full(suspendedFrom) });
  if (state === "LEAVING" && subscription?.through) return t("leaving", { day: full(subscription.through) });
  if (state === "TRIAL") return t("trial", { day: full(trialEndsOn) });
  const begins = subscription && subscription.from > today;
  return begins ? t("begins", { day: full(trialEndsOn) }) : t("active", { day: full(subscription?.from ?? today) });
}

/** Only the platform can lift its halt, so the merchant must write to it. */
function WriteToUs() {
  const t = useTranslations("subscriptions.standing");
  return (
    <div className={classes.acts}>
      <Button renderRoot={(props) => <Link to={paths.support} {...props} />}>{t("write")}</Button>
    </div>
  );
}

/** The actions open to the merchant: subscribe, renew or cancel. */
function Acts({ billing, companyId, today }: StandingProps) {
  const t = useTranslations("subscriptions");
  const looksOnly = useLooksOnly();
  const [asks, ask] = useState<"subscribe" | "leave" | null>(null);
  const { keep, busy } = useKeepSubscription(companyId);
  const { subscription, state, haltedFrom } = billing.standing;
  if (looksOnly) return null;
  if (haltedFrom) return <WriteToUs />;
  const isOpen = subscription !== null && subscription.through === null;
  const mayKeep = state === "LEAVING";
  return (
    <div className={classes.acts}>
      {!isOpen && !mayKeep && billing.price && (
        <Button onClick={() => ask("subscribe")}>{t(state === "TRIAL" ? "subscribe.go" : "subscribe.again")}</Button>
      )}
      {mayKeep && (
        <Button loading={busy} onClick={keep}>
          {t("subscribe.stay")}
        </Button>
      )}
      {isOpen && (
        <Button variant="default" onClick={() => ask("leave")}>
          {t("leave.go")}
        </Button>
      )}
      {asks === "subscribe" && (
        <SubscribeDialog billing={billing} companyId={companyId} today={today} onClose={() => ask(null)} />
      )}
      {asks === "leave" && (
        <LeaveDialog billing={billing} companyId={companyId} today={today} onClose={() => ask(null)} />
      )}
    </div>
  );
}
