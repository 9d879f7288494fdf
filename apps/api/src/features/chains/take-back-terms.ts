import { mayTakeBack } from "@stammis/domain/clubs/terms-versions";
import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { lockChain } from "./queries.ts";
import { storedKind } from "./terms.ts";
import { findTermsVersions } from "./terms-queries.ts";

/** Takes a version back that does not apply yet; its text stays in the editor. Refuses STATUS_NOT_ALLOWED from its day on. */
export async function takeBackTerms(
  { db }: Services,
  { chain, actor, day: { today }, params: { kind, version }, now }: Call<"takeBackTerms">,
): Promise<void> {
  await db.inChain(chain.id, async (trx) => {
    // Whoever publishes meanwhile takes turns.
    await lockChain(trx, chain.id).execute();
    const versions = await findTermsVersions(trx, kind);
    const found = versions.find((each) => each.version === version) ?? refuse("NOT_FOUND");
    if (!mayTakeBack(found, today)) refuse("STATUS_NOT_ALLOWED");
    await trx
      .updateTable("terms_version")
      .set({ taken_back_at: now, taken_back_by: actor.accountId })
      .where("kind", "=", storedKind[kind])
      .where("version", "=", version)
      .execute();
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "take-back-terms",
      subject: `terms ${kind}`,
      detail: { version },
    });
  });
}
