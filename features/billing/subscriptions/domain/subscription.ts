import type { Span } from "#packages/domain/span.ts";

/** Days after the due day until published clubs are suspended, and until the subscription ends. */
export const suspendedAfterDays = 30;
export const endedAfterDays = 60;

/** The facts that determine a company's subscription state. Dates are in the platform's time zone. */
export interface Subscribing {
  /** The trial's last day. */
  trialEndsOn: Temporal.PlainDate;
  /** The subscribed periods, oldest first. */
  spans: readonly Span[];
  /** The due day of the oldest debt. */
  unpaidDueOn: Temporal.PlainDate | null;
  /** The day from which the platform halted the company. */
  haltedFrom: Temporal.PlainDate | null;
}

const earliest = (...days: readonly (Temporal.PlainDate | null)[]) =>
  days.reduce((first, day) => (day && (!first || Temporal.PlainDate.compare(day, first) < 0) ? day : first), null);

/**
 * Returns the first day on which a company's clubs are SUSPENDED, as known today, or null. Depends on dates alone, so
 * it holds at midnight without any job. Spec §4, SUSPENDED; product: billing.
 */
export function suspendedFrom({ trialEndsOn, spans, unpaidDueOn, haltedFrom }: Subscribing): Temporal.PlainDate | null {
  const latest = spans.at(-1);
  const paidThrough = latest ? latest.through : trialEndsOn;
  // A cancellation during the trial does not shorten the trial.
  const through = paidThrough && Temporal.PlainDate.compare(paidThrough, trialEndsOn) < 0 ? trialEndsOn : paidThrough;
  return earliest(
    through?.add({ days: 1 }) ?? null,
    unpaidDueOn?.add({ days: suspendedAfterDays }) ?? null,
    haltedFrom,
  );
}

/** Returns the first day of a subscription chosen today: today, or the day after the trial. */
export function beginsOn({ trialEndsOn }: Pick<Subscribing, "trialEndsOn">, today: Temporal.PlainDate) {
  const after = trialEndsOn.add({ days: 1 });
  return Temporal.PlainDate.compare(after, today) > 0 ? after : today;
}

/**
 * Returns the last day of a subscription cancelled today: the month's last day, or the day before its start if it has
 * not begun.
 */
export function endsOn({ from }: Pick<Span, "from">, today: Temporal.PlainDate): Temporal.PlainDate {
  if (Temporal.PlainDate.compare(from, today) > 0) return from.subtract({ days: 1 });
  return today.with({ day: today.daysInMonth });
}

/**
 * Whether a company is charged for a day, because its subscription covers that day. A trial or a later subscription is
 * not charged.
 */
export const isPaying = ({ spans }: Pick<Subscribing, "spans">, day: Temporal.PlainDate): boolean =>
  spans.some(
    ({ from, through }) =>
      Temporal.PlainDate.compare(from, day) <= 0 && (!through || Temporal.PlainDate.compare(through, day) >= 0),
  );

/** The state of a company, shown to its merchant and the platform. */
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

/** The platform's filters of companies: charged today, subscription state, not opened, near a budget's limit. */
export const companyStandings = ["PAYING", ...subscriptionStates, "NOT_OPENED", "NEAR_BUDGET"] as const;
/** The filters that depend on a company's subscription. The budget is counted elsewhere. */
export const subscriptionStandings = ["PAYING", ...subscriptionStates, "NOT_OPENED"] as const;
type SubscriptionStanding = (typeof subscriptionStandings)[number];
export type CompanyStanding = (typeof companyStandings)[number];

/** Whether a filter matches a company; null if it is not opened. A paying company may also be past due or halted. */
export function standsAs(
  company: Subscribing | null,
  standing: SubscriptionStanding,
  today: Temporal.PlainDate,
): boolean {
  if (!company) return standing === "NOT_OPENED";
  return standing === "PAYING" ? isPaying(company, today) : subscriptionState(company, today) === standing;
}
