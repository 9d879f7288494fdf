import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { noteOf, selectNote } from "./queries.ts";

/** Changes a note's text for its author. Refuses NO_ACCESS to other staff who see the note. */
export async function editNote({ db }: Services, call: Call<"editMemberNote">) {
  const { chain, actor, params, body, now } = call;
  return db.inChain(chain.id, async (trx) => {
    const before = await selectNote(trx, actor, params.id).forUpdate("member_note").executeTakeFirst();
    if (!before) return refuse("NOT_FOUND");
    if (!noteOf(before, actor).may.edit) return refuse("NO_ACCESS");
    const { text } = body;
    await trx.updateTable("member_note").set({ text, edited_at: now }).where("id", "=", params.id).execute();
    const subject = `member ${before.member_id}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "edit-note", subject });
    return noteOf({ ...before, text, edited_at: now }, actor);
  });
}
