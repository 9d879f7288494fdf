import { mayTakeBack } from "#features/clubs/terms/domain/terms-versions.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { beginTelling } from "./publish-terms.ts";
import { lockChain } from "./queries.ts";
import { storedKind } from "./terms.ts";
import { selectVersionFactsOf } from "./terms-queries.ts";

/**
 * Withdraws a version that does not apply yet. Its text stays in the editor, and members who were notified are notified
 * of this too. Refuses with STATUS_NOT_ALLOWED from its day on.
 */
export async function takeBackTerms(
  { db }: Services,
  { chain, actor, day: { today }, params: { kind, version }, now }: Call<"takeBackTerms">,
): Promise<void> {
  await db.inChain(chain.id, async (trx) => {
    // Serialises with concurrent publishing.
    await lockChain(trx, chain.id).execute();
    const versions = await selectVersionFactsOf(trx, kind).execute();
    const versionRow = versions.find((each) => each.version === version) ?? refuse("NOT_FOUND");
    if (!mayTakeBack(versionRow, today)) refuse("STATUS_NOT_ALLOWED");
    await trx
      .updateTable("terms_version")
      .set({ taken_back_at: now, taken_back_by: actor.accountId })
      .where("kind", "=", storedKind[kind])
      .where("version", "=", version)
      .execute();
    // Waits for a batch in progress: its members are then among the notified ones.
    await trx
      .updateTable("terms_telling")
      .set({ done_at: now })
      .where("terms_version_id", "=", versionRow.id)
      .where("done_at", "is", null)
      .execute();
    await beginTelling(trx, chain, versionRow.id, "TAKEN_BACK", now);
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "take-back-terms",
      subject: `terms ${kind}`,
      detail: { version },
    });
  });
}
