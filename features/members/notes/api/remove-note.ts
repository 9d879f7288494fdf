import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { noteOf, selectNote } from "./queries.ts";

/** Deletes a note for its author, a merchant or an admin. Refuses NO_ACCESS to other staff who see the note. */
export async function removeNote({ db }: Services, call: Call<"removeMemberNote">): Promise<void> {
  const { chain, actor, params } = call;
  await db.inChain(chain.id, async (trx) => {
    const note = await selectNote(trx, actor, params.id).forUpdate("member_note").executeTakeFirst();
    if (!note) return refuse("NOT_FOUND");
    if (!noteOf(note, actor).may.remove) return refuse("NO_ACCESS");
    await trx.deleteFrom("member_note").where("id", "=", note.id).execute();
    const subject = `member ${note.member_id}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "remove-note", subject });
  });
}
