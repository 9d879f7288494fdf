import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { noteOf, selectNote } from "./queries.ts";

/**
 * Pins a note, which the till then shows instead of the previous one, or unpins it. Refuses NO_ACCESS to other staff
 * who see the note.
 */
export async function setPinned(
  { db }: Services,
  { chain, actor, params }: Call<"pinMemberNote" | "unpinMemberNote">,
  pinned: boolean,
): Promise<void> {
  await db.inChain(chain.id, async (trx) => {
    // Locks the member, so that of two notes pinned concurrently the later one stays pinned.
    const note = await selectNote(trx, actor, params.id).forUpdate("member").executeTakeFirst();
    if (!note) return refuse("NOT_FOUND");
    if (!noteOf(note, actor).may.pin) return refuse("NO_ACCESS");
    if (pinned) {
      const others = trx.updateTable("member_note").set({ pinned: false }).where("member_id", "=", note.member_id);
      await others.where("pinned", "=", true).where("id", "<>", note.id).execute();
    }
    await trx.updateTable("member_note").set({ pinned }).where("id", "=", note.id).execute();
    const subject = `member ${note.member_id}`;
    const act = pinned ? "pin-note" : "unpin-note";
    await audit(trx, chain, { accountId: actor.accountId, act, subject });
  });
}
