import type { Chain, MemberActor } from "#packages/server/request/call.ts";
import { auditOwnChange } from "#packages/server/request/own-changes.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

interface Choice {
  chain: Chain;
  actor: MemberActor;
  params: { id: number };
}

/** Sets the member's home location; refuses a closed or unknown point of sale. Spec §2 "Contact". */
export async function chooseHomeLocation({ db }: Services, { chain, actor, params }: Choice): Promise<void> {
  await db.inChain(chain.id, async (trx) => {
    const open = await trx
      .selectFrom("location")
      .select("id")
      .where("id", "=", params.id)
      .where("closed_at", "is", null)
      .executeTakeFirst();
    if (!open) refuse("NOT_FOUND");
    await trx.updateTable("member").set({ home_location_id: params.id }).where("id", "=", actor.memberId).execute();
    await auditOwnChange(trx, chain, actor.memberId, ["homeLocationId"]);
  });
}
