/** The two addresses somebody is reached and signs in by, normalised; null where there is none. */
export interface Contact {
  email: string | null;
  phone: string | null;
}

/** What saving a profile does to one address: a new one is asked to prove itself, and until then the old one counts. */
export type ContactStep = "KEEP" | "REMOVE" | "PROVE";

export interface ContactPlan {
  email: ContactStep;
  phone: ContactStep;
}

const stepOf = (before: string | null, after: string | null): ContactStep =>
  before === after ? "KEEP" : after === null ? "REMOVE" : "PROVE";

/** Refused when no address would be left that counts: one that waits to be proved is none yet. */
export function planContact(
  before: Contact,
  after: Contact,
): { ok: true; plan: ContactPlan } | { ok: false; reason: "EMAIL_OR_PHONE_REQUIRED" } {
  const plan = { email: stepOf(before.email, after.email), phone: stepOf(before.phone, after.phone) };
  const stays = (address: string | null, step: ContactStep) => address !== null && step !== "REMOVE";
  const hasAddress = stays(before.email, plan.email) || stays(before.phone, plan.phone);
  return hasAddress ? { ok: true, plan } : { ok: false, reason: "EMAIL_OR_PHONE_REQUIRED" };
}

/** Whoever changes an address must know the password. */
export function asksPassword({ email, phone }: ContactPlan): boolean {
  return email !== "KEEP" || phone !== "KEEP";
}

export interface MarketingEdit {
  by: "MEMBER" | "STAFF";
  step: ContactStep;
  /** Whether there is an address that counts now. */
  reached: boolean;
  /** What stands now. */
  given: boolean;
  /** Where the box was left; undefined when it was not shown. */
  asked: boolean | undefined;
}

/** `uponProof`: a yes that was said of the new address, kept until that one is proved. */
export type MarketingAfter =
  | { ok: true; given: boolean; uponProof: boolean }
  | { ok: false; reason: "CONSENT_IS_THE_MEMBERS" };

/**
 * Marketing in one channel once a profile is saved. No edit of an address makes a yes: the member's own box does, and
 * for a new address from its proof on. By staff's hand nothing becomes yes. Spec §5.
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

/** Once the new address is proved; a no said since then is stronger than the yes that waited. */
export function marketingOnceProved({
  given: hasConsent,
  uponProof,
  refusedSince,
}: Record<"given" | "uponProof" | "refusedSince", boolean>): boolean {
  return hasConsent || (uponProof && !refusedSince);
}
