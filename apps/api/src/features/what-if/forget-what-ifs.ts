import { keepWhatIfDays } from "@stammis/domain/what-if/what-if-questions";
import type { Services } from "../../request/services.ts";

/** Questions and their answers go when their days are over. */
export async function forgetWhatIfs({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const old = clock().subtract({ hours: 24 * keepWhatIfDays });
  await db.platform.deleteFrom("what_if").where("asked_at", "<", old).execute();
}
