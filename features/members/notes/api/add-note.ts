import { selectOwnMember } from "#packages/server/db/own-members.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { noteOf, selectNote } from "./queries.ts";

/** Adds a note about a member. The audit trail records the act, but not the note's text. */
export async function addNote({ db }: Services, call: Call<"addMemberNote">) {
  const { chain, actor, params, body, now } = call;
  const { accountId } = actor;
  return db.inChain(chain.id, async (trx) => {
    // The member is locked until the note is written. An earlier erasure refuses the note, and a later one deletes it.
    const own = await selectOwnMember(trx, actor, params.id).forShare("member").executeTakeFirst();
    if (!own) return refuse("NOT_FOUND");
    const { id } = await trx
      .insertInto("member_note")
      .values({ chain_id: chain.id, member_id: own.id, account_id: accountId, text: body.text, written_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(trx, chain, { accountId, act: "add-note", subject: `member ${own.id}` });
    return noteOf(await selectNote(trx, actor, id).executeTakeFirstOrThrow(), actor);
  });
}
