import { keptSince } from "#features/platform/data-protection/domain/retention-rules.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Questions and their answers go when their days are over. */
export async function forgetWhatIfs({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const old = keptSince("whatIfs", clock());
  await db.platform.deleteFrom("what_if").where("asked_at", "<", old).execute();
}
