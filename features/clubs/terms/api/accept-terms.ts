import type { Transaction } from "kysely";
import { selectVersionFactsOf } from "#features/clubs/settings/api/terms-queries.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { termsState } from "../domain/terms-versions.ts";

type Named = Pick<Call<"acceptTerms"> | Call<"seeTerms">, "params" | "day">;

/** Finds the named version if it applies now or will apply; replaced and withdrawn versions cannot be accepted. */
async function findVersion(trx: Transaction<DB>, { params: { kind, version }, day }: Named): Promise<number> {
  const versions = await selectVersionFactsOf(trx, kind).execute();
  const versionRow = versions.find((each) => each.version === version) ?? refuse("NOT_FOUND");
  const applies = ["IN_FORCE", "COMING"].includes(termsState(versionRow, versions, day.today));
  return applies ? versionRow.id : refuse("NOT_FOUND");
}

/** Accepts a version for the member, on or before its day; repeating has no effect. */
export async function acceptTerms({ db }: Services, call: Call<"acceptTerms">): Promise<void> {
  const { chain, actor, now } = call;
  await db.inChain(chain.id, async (trx) => {
    const id = await findVersion(trx, call);
    await trx
      .insertInto("member_acceptance")
      .values({ chain_id: chain.id, member_id: actor.memberId, terms_version_id: id, accepted_at: now })
      .onConflict((on) => on.doNothing())
      .execute();
  });
}

/** Marks a version's changes as seen by the member; they are shown again only if acceptance is required. */
export async function seeTerms({ db }: Services, call: Call<"seeTerms">): Promise<void> {
  const { chain, actor, now } = call;
  await db.inChain(chain.id, async (trx) => {
    const id = await findVersion(trx, call);
    await trx
      .insertInto("terms_notice")
      .values({ chain_id: chain.id, member_id: actor.memberId, terms_version_id: id, seen_at: now })
      .onConflict((on) =>
        on
          .columns(["chain_id", "member_id", "terms_version_id"])
          .doUpdateSet((eb) => ({ seen_at: eb.fn.coalesce("terms_notice.seen_at", "excluded.seen_at") })),
      )
      .execute();
  });
}
