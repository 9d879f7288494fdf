import { keptSince } from "@stammis/domain/privacy/retention-rules";
import type { Services } from "../../request/services.ts";

/** Questions and their answers go when their days are over. */
export async function forgetWhatIfs({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const old = keptSince("whatIfs", clock());
  await db.platform.deleteFrom("what_if").where("asked_at", "<", old).execute();
}
