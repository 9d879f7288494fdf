import { wasShown } from "#features/members/card-codes/api/number-alone.ts";
import { numberOnCard } from "#features/members/card-codes/domain/card-codes.ts";
import type { ErrorCode } from "#packages/contract/error-codes.ts";
import type { Database } from "#packages/server/db/database.ts";
import { Refusal } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { Registration } from "./decide-visit.ts";
import { countLookUp } from "./look-up.ts";
import { registerInBatch } from "./register-batch.ts";
import type { Answer } from "./registered.ts";

const isRefusal = (error: unknown, code: ErrorCode) => error instanceof Refusal && error.code === code;

/** Registers a visit, also after a concurrent merge has replaced the membership. */
async function registerMember({ db, memberIds }: Services, registration: Registration): Promise<Answer> {
  try {
    return await registerInBatch(db, registration);
  } catch (error) {
    if (!isRefusal(error, "NOT_FOUND")) throw error;
    const memberId = await memberIds.anew(
      registration.call.chain.id,
      numberOnCard(registration.call.body.membershipId),
    );
    if (memberId === registration.memberId) throw error;
    return registerInBatch(db, { ...registration, memberId });
  }
}

const refusingClubs = new WeakMap<Database, Set<number>>();

/** Returns the clubs whose setting refused a number alone when it was last read. The setting itself is never cached. */
function clubsThatRefuse(db: Database): Set<number> {
  const clubs = refusingClubs.get(db) ?? new Set();
  refusingClubs.set(db, clubs);
  return clubs;
}

/**
 * Registers a visit of a named member. The transaction reads whether the club accepts the number alone; the members
 * shown to the caller are read first only in a club that has refused a number before.
 */
export async function registerNamed(services: Services, registration: Registration): Promise<Answer> {
  const { call, numberRefusal } = registration;
  if (!numberRefusal) return registerMember(services, registration);
  const clubs = clubsThatRefuse(services.db);
  const isShown = () => wasShown(services, call, numberOnCard(call.body.membershipId));
  const hasRefused = clubs.has(call.chain.id);
  if (hasRefused && (await isShown())) return registerMember(services, { ...registration, numberRefusal: null });
  try {
    const answer = await registerMember(services, registration);
    clubs.delete(call.chain.id);
    return answer;
  } catch (error) {
    if (!isRefusal(error, numberRefusal)) throw error;
    clubs.add(call.chain.id);
    if (!hasRefused && (await isShown())) return registerMember(services, { ...registration, numberRefusal: null });
    // The refusal tells that the number exists, so it counts as a look-up.
    await countLookUp(services, call);
    throw error;
  }
}
