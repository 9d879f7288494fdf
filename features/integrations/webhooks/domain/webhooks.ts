/** Webhook event types, by their names in the API. */
export const webhookTypes = [
  "member.joined",
  "member.updated",
  "member.left",
  "purchase.registered",
  "purchase.returned",
  "coupon.redeemed",
  "stamp_card.completed",
  "points.corrected",
  "sendout.sent",
] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** The state of an event's delivery to one endpoint. */
export const deliveryStates = ["WAITING", "DELIVERED", "FAILED"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** The type of test events, sent by a button only. */
export const testType = "webhook.test";

/** The types of events in an endpoint's log. */
export const loggedTypes = [...webhookTypes, testType] as const;
export type LoggedType = (typeof loggedTypes)[number];

export const webhooksAtMost = 20;

/** The storage period of events, their bodies and answers, in days. */
export const keepEventsDays = 14;

/** Hours during which a replaced secret still signs deliveries. */
export const previousSecretHours = 24;

/** Hours without success before an endpoint is disabled. */
const failingHours = 5 * 24;

const minutes = (count: number) => ({ minutes: count });
const hours = (count: number) => minutes(60 * count);
const waits = [{ seconds: 5 }, minutes(5), minutes(30), hours(2), hours(5), hours(10), hours(14), hours(20), hours(24)];

export type Answered = { status: number } | { status: null };

export interface Settled {
  state: DeliveryState;
  nextAt: Temporal.Instant | null;
  /** The time since which deliveries to the endpoint have failed; null: this delivery succeeded. */
  failingSince: Temporal.Instant | null;
  /** The endpoint's new state; null: unchanged. */
  endpoint: "FAILING" | "GONE" | null;
}

/**
 * Returns the result of a delivery's `attempts`th attempt, and its effect on the endpoint. Any 2xx has arrived, 410
 * disables the endpoint; all other answers are retried after each of the waits, and then fail.
 */
export function settleDelivery(
  answered: Answered,
  { attempts, failingSince }: { attempts: number; failingSince: Temporal.Instant | null },
  now: Temporal.Instant,
): Settled {
  const { status } = answered;
  if (status !== null && status >= 200 && status < 300)
    return { state: "DELIVERED", nextAt: null, failingSince: null, endpoint: null };
  const since = failingSince ?? now;
  if (status === 410) return { state: "FAILED", nextAt: null, failingSince: since, endpoint: "GONE" };
  const isOver = Temporal.Instant.compare(since.add({ hours: failingHours }), now) <= 0;
  const wait = waits[attempts - 1];
  return {
    state: wait ? "WAITING" : "FAILED",
    nextAt: wait ? now.add(wait) : null,
    failingSince: since,
    endpoint: isOver ? "FAILING" : null,
  };
}

export type CheckedUrl =
  | { ok: true; url: string }
  | { ok: false; reason: "REQUIRED" | "INVALID_URL" | "HTTPS_REQUIRED" };

/** Checks an endpoint's URL: https, a host, no user name or password. `plain` permits http, for test servers. */
export function checkWebhookUrl(input: string, { plain }: { plain: boolean }): CheckedUrl {
  const text = input.trim();
  if (text === "") return { ok: false, reason: "REQUIRED" };
  const url = URL.parse(text);
  if (!url?.hostname || url.username || url.password) return { ok: false, reason: "INVALID_URL" };
  if (url.protocol !== "https:" && !(plain && url.protocol === "http:")) {
    return { ok: false, reason: url.protocol === "http:" ? "HTTPS_REQUIRED" : "INVALID_URL" };
  }
  url.hash = "";
  return { ok: true, url: url.href };
}
