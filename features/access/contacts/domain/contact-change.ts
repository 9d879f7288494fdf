/** A person's two addresses for messages and sign-in, normalised; null if missing. */
export interface Contact {
  email: string | null;
  phone: string | null;
}

/** The effect of saving a profile on one address: a new one must be confirmed, and the old one counts until then. */
export type ContactStep = "KEEP" | "REMOVE" | "PROVE";

export interface ContactPlan {
  email: ContactStep;
  phone: ContactStep;
}

const stepOf = (before: string | null, after: string | null): ContactStep =>
  before === after ? "KEEP" : after === null ? "REMOVE" : "PROVE";

/** Plans the changes of both addresses. Refuses if no confirmed address would remain; a pending one does not count. */
export function planContact(
  before: Contact,
  after: Contact,
): { ok: true; plan: ContactPlan } | { ok: false; reason: "EMAIL_OR_PHONE_REQUIRED" } {
  const plan = { email: stepOf(before.email, after.email), phone: stepOf(before.phone, after.phone) };
  const stays = (address: string | null, step: ContactStep) => address !== null && step !== "REMOVE";
  const hasAddress = stays(before.email, plan.email) || stays(before.phone, plan.phone);
  return hasAddress ? { ok: true, plan } : { ok: false, reason: "EMAIL_OR_PHONE_REQUIRED" };
}

/** Whether the plan requires the password: for any change of an address. */
export function asksPassword({ email, phone }: ContactPlan): boolean {
  return email !== "KEEP" || phone !== "KEEP";
}

export interface MarketingEdit {
  by: "MEMBER" | "STAFF";
  step: ContactStep;
  /** Whether the member has a confirmed address in the channel. */
  reached: boolean;
  /** The current consent. */
  given: boolean;
  /** The state of the consent box; undefined if it was not shown. */
  asked: boolean | undefined;
}

/** `uponProof`: a consent for the new address, stored until the address is confirmed. */
export type MarketingAfter =
  | { ok: true; given: boolean; uponProof: boolean }
  | { ok: false; reason: "CONSENT_IS_THE_MEMBERS" };

/**
 * Returns a channel's marketing consent after a profile is saved. Address changes never give consent: only the member's
 * own box does, and for a new address from its confirmation on. Staff cannot give consent. Spec §5.
 */
export function marketingAfter({
  by,
  step,
  reached,
  given: hasConsent,
  asked: isChecked,
}: MarketingEdit): MarketingAfter {
  if (by === "STAFF" && isChecked && !hasConsent) return { ok: false, reason: "CONSENT_IS_THE_MEMBERS" };
  if (step === "REMOVE") return { ok: true, given: false, uponProof: false };
  if (step === "KEEP") return { ok: true, given: reached && (isChecked ?? hasConsent), uponProof: false };
  return { ok: true, given: hasConsent && isChecked !== false, uponProof: by === "MEMBER" && isChecked === true };
}

/** Returns the consent after the new address is confirmed; a later refusal overrides the pending consent. */
export function marketingOnceProved({
  given: hasConsent,
  uponProof,
  refusedSince,
}: Record<"given" | "uponProof" | "refusedSince", boolean>): boolean {
  return hasConsent || (uponProof && !refusedSince);
}
