import type { Span } from "#packages/domain/span.ts";

/** Unpaid so many days after an invoice was due, what the clubs publish is suspended; and then the subscription ends. */
export const suspendedAfterDays = 30;
export const endedAfterDays = 60;

/** What a company's subscription depends on. Dates are the platform's. */
export interface Subscribing {
  /** The trial's last day. */
  trialEndsOn: Temporal.PlainDate;
  /** When it subscribed, oldest first. */
  spans: readonly Span[];
  /** When the oldest of what it owes was to be paid. */
  unpaidDueOn: Temporal.PlainDate | null;
  /** The platform has stopped it from this day on. */
  haltedFrom: Temporal.PlainDate | null;
}

const earliest = (...days: readonly (Temporal.PlainDate | null)[]) =>
  days.reduce((first, day) => (day && (!first || Temporal.PlainDate.compare(day, first) < 0) ? day : first), null);

/**
 * The first day on which a company's clubs are SUSPENDED as things stand; null: none in sight. It is told beforehand and by
 * dates alone, so it is right at midnight whether or not any job runs. Spec §4, SUSPENDED; product: billing.
 */
export function suspendedFrom({ trialEndsOn, spans, unpaidDueOn, haltedFrom }: Subscribing): Temporal.PlainDate | null {
  const latest = spans.at(-1);
  const paidThrough = latest ? latest.through : trialEndsOn;
  // Leaving before the trial is over does not shorten it.
  const through = paidThrough && Temporal.PlainDate.compare(paidThrough, trialEndsOn) < 0 ? trialEndsOn : paidThrough;
  return earliest(
    through?.add({ days: 1 }) ?? null,
    unpaidDueOn?.add({ days: suspendedAfterDays }) ?? null,
    haltedFrom,
  );
}

/** When a subscription chosen today begins: today, or the day after the trial. */
export function beginsOn({ trialEndsOn }: Pick<Subscribing, "trialEndsOn">, today: Temporal.PlainDate) {
  const after = trialEndsOn.add({ days: 1 });
  return Temporal.PlainDate.compare(after, today) > 0 ? after : today;
}

/** The last day of a subscription that is left today: the month's, or the day before one that has not begun. */
export function endsOn({ from }: Pick<Span, "from">, today: Temporal.PlainDate): Temporal.PlainDate {
  if (Temporal.PlainDate.compare(from, today) > 0) return from.subtract({ days: 1 });
  return today.with({ day: today.daysInMonth });
}

/** Whether a company is charged for a day: one it subscribed, in a trial or not yet begun it is not. */
export const isPaying = ({ spans }: Pick<Subscribing, "spans">, day: Temporal.PlainDate): boolean =>
  spans.some(
    ({ from, through }) =>
      Temporal.PlainDate.compare(from, day) <= 0 && (!through || Temporal.PlainDate.compare(through, day) >= 0),
  );

/** How a company stands, in one word, as its merchant and the platform read it. */
export const subscriptionStates = ["TRIAL", "ACTIVE", "LEAVING", "PAST_DUE", "SUSPENDED"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export function subscriptionState(company: Subscribing, today: Temporal.PlainDate): SubscriptionState {
  const lapses = suspendedFrom(company);
  if (lapses && Temporal.PlainDate.compare(lapses, today) <= 0) return "SUSPENDED";
  if (company.unpaidDueOn && Temporal.PlainDate.compare(company.unpaidDueOn, today) < 0) return "PAST_DUE";
  const latest = company.spans.at(-1);
  if (!latest) return "TRIAL";
  return latest.through ? "LEAVING" : "ACTIVE";
}

/** The filters of the platform's companies: charged today, state of the subscription, not opened, near a budget's limit. */
export const companyStandings = ["PAYING", ...subscriptionStates, "NOT_OPENED", "NEAR_BUDGET"] as const;
/** The filters that a company's subscription decides; its budget is counted elsewhere. */
export const subscriptionStandings = ["PAYING", ...subscriptionStates, "NOT_OPENED"] as const;
type SubscriptionStanding = (typeof subscriptionStandings)[number];
export type CompanyStanding = (typeof companyStandings)[number];

/** Whether a company is among those; null: nobody has opened it. One that pays may be past due, or stopped, too. */
export function standsAs(
  company: Subscribing | null,
  standing: SubscriptionStanding,
  today: Temporal.PlainDate,
): boolean {
  if (!company) return standing === "NOT_OPENED";
  return standing === "PAYING" ? isPaying(company, today) : subscriptionState(company, today) === standing;
}
