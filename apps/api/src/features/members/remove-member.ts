import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { eraseMember } from "./erase-member.ts";
import { keepLeftAddresses } from "./left-addresses.ts";
import { ownMembers } from "./own-members.ts";

/** Erases the person and keeps the anonymous ledger; their sessions end. The trail says who did it, not to whom. Spec §2, §6. */
export async function removeMember(
  { db, changes }: Services,
  { chain, actor, params, now }: Call<"removeMember">,
): Promise<void> {
  await db.inChain(chain.id, async (trx) => {
    const found = trx
      .selectFrom("member")
      .select(["email", "phone"])
      .where("id", "=", params.id)
      .where("removed_at", "is", null)
      .forUpdate();
    const own = await (actor.locationIds ? found.where(ownMembers(actor.locationIds)) : found).executeTakeFirst();
    const { email, phone } = own ?? refuse("NOT_FOUND");
    const addresses = [email, phone].filter((address) => address !== null);
    const all = await eraseMember(trx, { memberId: params.id, addresses, now });
    const came = await trx
      .selectFrom("member")
      .select(["id", "email", "phone"])
      .where("merged_into", "=", params.id)
      .execute();
    for (const other of came) {
      const theirs = [other.email, other.phone].filter((address) => address !== null);
      all.push(...(await eraseMember(trx, { memberId: other.id, addresses: theirs, now })));
    }
    await keepLeftAddresses(trx, all, now);
    await audit(trx, chain, { accountId: actor.accountId, act: "remove-member", subject: `member ${params.id}` });
  });
  changes.tell(`member:${chain.id}/${params.id}`);
}
