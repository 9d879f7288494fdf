import { call } from "#packages/web/backoffice/session/api.ts";
import { tillDeviceStore } from "#packages/web/backoffice/session/till-device-store.ts";
import { codeOf } from "#packages/web/problem.ts";
import { isStorageRefused } from "#packages/web/session/device-store.ts";
import { serverNow } from "#packages/web/session/server-clock.ts";
import { noting } from "../network.ts";
import { type Outcome, retryWait } from "../visit/outcome.ts";
import { type AttemptFacts, attempt, attemptOverMs, type SecondPerson } from "../visit/registration.ts";
import { type Unanswered, unansweredStore } from "./unanswered-store.ts";

const underWay = new Set<string>();

/**
 * Runs one attempt at a registration at a time, in all tabs of the device. Null: another attempt is in progress.
 * Browsers offer locks on https and localhost only, and not without storage; otherwise each tab knows its own attempts.
 */
async function runSingle<T>(registrationKey: string, act: () => Promise<T>): Promise<T | null> {
  if (underWay.has(registrationKey)) return null;
  underWay.add(registrationKey);
  try {
    if (!("locks" in navigator) || isStorageRefused()) return await act();
    const name = `stammis.till.registration.${registrationKey}`;
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? act() : null));
  } finally {
    underWay.delete(registrationKey);
  }
}

/**
 * Returns the part of the request that gives the visit its own time. Only an approved till of the point of sale may send
 * it; without one, the visit counts from the moment when it arrives. The till's clock may have been ahead.
 */
function queuedAt({ chain, pointOfSaleId }: Unanswered, visitedAt: number) {
  const device = tillDeviceStore.get();
  if (device?.chain !== chain || device.pointOfSaleId !== pointOfSaleId) return null;
  const at = Temporal.Instant.fromEpochMilliseconds(Math.min(visitedAt, serverNow()));
  return { visitedAt: at.toString(), device: device.token };
}

/** Returns the one member with a phone or e-mail; null if the server shows none, or is not reached. */
async function memberWith(contact: string): Promise<string | null> {
  const members = await noting(call("findAtTill", { query: { q: contact } })).catch(() => []);
  return members.length === 1 ? (members[0]?.membershipId ?? null) : null;
}

/**
 * Attempts a queued registration. The cashier could not look up a typed phone or e-mail without a network: if it belongs
 * to a member, the visit is registered for that member.
 */
async function attemptLater({ visit, pointOfSaleId }: Unanswered, facts: AttemptFacts): Promise<Outcome> {
  const outcome = await attempt(visit, pointOfSaleId, facts);
  const isMember = outcome.kind === "refused" && codeOf(outcome.error) === "ALREADY_MEMBER";
  const membershipId = isMember && visit.invitee !== null ? await memberWith(visit.invitee) : null;
  return membershipId === null ? outcome : attempt({ ...visit, invitee: null, membershipId }, pointOfSaleId, facts);
}

/** Stores the entry as due after this attempt, so that no other tab sends it meanwhile, and then stores the outcome. */
async function attemptStored(
  entry: Unanswered,
  secondPerson: SecondPerson | null,
  visitedAt: number | null,
): Promise<Outcome> {
  const { registrationKey } = entry.visit;
  unansweredStore.put({ ...entry, dueAt: Date.now() + attemptOverMs });
  const queued = visitedAt === null ? null : queuedAt(entry, visitedAt);
  const facts = { secondPerson, queued };
  const outcome =
    visitedAt === null ? await attempt(entry.visit, entry.pointOfSaleId, facts) : await attemptLater(entry, facts);
  // The cashier may have dropped the registration from the list in another tab.
  if (!unansweredStore.find(registrationKey)) return outcome;
  const lost = entry.lost + 1;
  if (outcome.kind === "unanswered") unansweredStore.put({ ...entry, lost, dueAt: Date.now() + retryWait(lost) });
  // The till sends the registration again after the next sign-in.
  else if (outcome.kind === "signedOut") unansweredStore.put({ ...entry, dueAt: Date.now() + retryWait(lost) });
  else unansweredStore.remove(registrationKey);
  return outcome;
}

/** Sends a registration for the first time. Null: another tab sends it. */
export const send = (entry: Unanswered, secondPerson: SecondPerson | null): Promise<Outcome | null> =>
  runSingle(entry.visit.registrationKey, () => attemptStored(entry, secondPerson, entry.visit.visitedAt ?? null));

/** Sends a stored registration again. Null: another tab sends it, has sent it since this tab read it, or has settled it. */
export const sendAgain = (entry: Unanswered): Promise<Outcome | null> =>
  runSingle(entry.visit.registrationKey, async () => {
    const stored = unansweredStore.find(entry.visit.registrationKey);
    return stored?.dueAt === entry.dueAt ? attemptStored(entry, null, entry.at) : null;
  });
