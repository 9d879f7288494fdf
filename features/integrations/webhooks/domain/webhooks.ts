/** What a program of others can be told of, as it stands on the wire. */
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

/** What has become of an event on its way to one endpoint. */
export const deliveryStates = ["WAITING", "DELIVERED", "FAILED"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Told by a button alone, to try an endpoint. */
export const testType = "webhook.test";

export const webhooksAtMost = 20;

/** Events, their bodies and what was answered are kept so long. */
export const keepEventsDays = 14;

/** A secret that another has followed signs beside it so long. */
export const previousSecretHours = 24;

/** So long nothing arrives before an endpoint is turned off. */
const failingHours = 5 * 24;

const minutes = (count: number) => ({ minutes: count });
const hours = (count: number) => minutes(60 * count);
const waits = [{ seconds: 5 }, minutes(5), minutes(30), hours(2), hours(5), hours(10), hours(14), hours(20), hours(24)];

export type Answered = { status: number } | { status: null };

export interface Settled {
  state: DeliveryState;
  nextAt: Temporal.Instant | null;
  /** Since when nothing arrives at the endpoint; null: this did. */
  failingSince: Temporal.Instant | null;
  /** What becomes of the endpoint; null: nothing. */
  endpoint: "FAILING" | "GONE" | null;
}

/**
 * What becomes of a delivery once it was tried for the `attempts`th time, and of its endpoint. Any 2xx is arrived, 410 turns
 * the endpoint off, everything else is tried again after each of the waits, and then given up.
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

/** Reads an endpoint's address: https, a host, no name or password in it. `plain` lets http pass, where one tries it out. */
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
