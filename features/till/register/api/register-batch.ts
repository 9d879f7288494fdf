import type { Database } from "#packages/server/db/database.ts";
import { isUnavailable } from "#packages/server/db/errors.ts";
import { createBatcher } from "#packages/server/request/batcher.ts";
import type { Registration } from "./decide-visit.ts";
import { registerVisit, registerVisits } from "./register-visits.ts";
import type { Answer } from "./registered.ts";

/** The largest number of visits in a batch: larger batches hold their locks longer than they save time. */
const size = 32;
const concurrency = 2;

/** Visits of one batch share the day that decides them, and the current day, for which limits count. */
const keyOf = ({ call, moment }: Registration) => `${call.chain.id} ${moment.day.today} ${call.day.today}`;

const batchersOf = new WeakMap<Database, ReturnType<typeof createRegistrationBatcher>>();

function createRegistrationBatcher(db: Database) {
  const batcher = createBatcher<Registration, Answer>({
    size,
    concurrency,
    subjectOf: ({ memberId }) => memberId,
    runBatch: (registrations) => registerVisits(db, registrations),
    runSingle: (registration) => registerVisit(db, registration),
    isWorthRetrying: (error) => !isUnavailable(error),
  });
  return (registration: Registration) => batcher(keyOf(registration), registration);
}

/** Registers a visit in one transaction with concurrent visits of the same club. */
export function registerInBatch(db: Database, registration: Registration): Promise<Answer> {
  const register = batchersOf.get(db) ?? createRegistrationBatcher(db);
  batchersOf.set(db, register);
  return register(registration);
}
