import { sql } from "kysely";
import { pageSize } from "#packages/domain/limits.ts";
import type { Build } from "#packages/server/db/build.ts";
import { ownMembers } from "#packages/server/db/own-members.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { StaffActor } from "#packages/server/request/call.ts";
import type { Cursor } from "#packages/server/request/paging.ts";
import { noteRights } from "../domain/member-notes.ts";

/** The text of the pinned note of the current row of `member`, for the till. */
export const pinnedNote = sql<string | null>`(select text from member_note
  where member_note.chain_id = ${thisChain} and member_note.member_id = member.id and member_note.pinned)`;

/** Selects notes about members the caller may see. */
function selectNotes(db: Build, { locationIds }: StaffActor) {
  const notes = db
    .selectFrom("member_note")
    .innerJoin("member", (join) =>
      join.onRef("member.chain_id", "=", "member_note.chain_id").onRef("member.id", "=", "member_note.member_id"),
    )
    .innerJoin("account", "account.id", "member_note.account_id")
    .select(["member_note.id", "member_note.member_id", "member_note.text", "member_note.pinned"])
    .select(["member_note.account_id", "written_at", "edited_at", staffName().as("author")])
    .where("member.removed_at", "is", null);
  return locationIds ? notes.where(ownMembers(locationIds)) : notes;
}

/** Selects a page of notes and one more row: the pinned note first, then the newest. */
export function selectMemberNotes(db: Build, actor: StaffActor, memberId: number, after: Cursor | null) {
  const page = selectNotes(db, actor)
    .where("member_note.member_id", "=", memberId)
    .orderBy("member_note.pinned", "desc")
    .orderBy("member_note.id", "desc")
    .limit(pageSize + 1);
  if (!after) return page;
  return page.where(
    sql<boolean>`(member_note.pinned, member_note.id) < (${after[0] === 1}::boolean, ${after[1]}::bigint)`,
  );
}

export const selectNote = (db: Build, actor: StaffActor, noteId: number) =>
  selectNotes(db, actor).where("member_note.id", "=", noteId);

export type NoteRow = Awaited<ReturnType<ReturnType<typeof selectNote>["execute"]>>[number];

export const noteCursor = (row: NoteRow): Cursor => [Number(row.pinned), row.id];

/** Returns a note with the actions that the caller may take on it. */
export function noteOf(row: NoteRow, actor: StaffActor) {
  return {
    id: row.id,
    text: row.text,
    author: row.author,
    writtenAt: row.written_at.toString(),
    editedAt: row.edited_at?.toString() ?? null,
    pinned: row.pinned,
    may: noteRights(row.account_id, actor),
  };
}
