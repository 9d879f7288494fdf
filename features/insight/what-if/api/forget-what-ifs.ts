import { keptSince } from "#packages/domain/retention.ts";
import type { Services } from "#packages/server/request/services.ts";
import { whatIfRetention } from "../domain/retention.ts";

/** Deletes questions and answers after their retention. */
export async function forgetWhatIfs({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const old = keptSince(whatIfRetention.whatIfs, clock());
  await db.platform.deleteFrom("what_if").where("asked_at", "<", old).execute();
}
