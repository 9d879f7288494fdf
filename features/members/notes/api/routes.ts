import { selectOwnMember } from "#packages/server/db/own-members.ts";
import type { Call, Handlers } from "#packages/server/request/call.ts";
import { pageOf, readCursor } from "#packages/server/request/paging.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { notesRoutes } from "../contract/routes.ts";
import { addNote } from "./add-note.ts";
import { addNotes } from "./add-notes.ts";
import { editNote } from "./edit-note.ts";
import { noteCursor, noteOf, selectMemberNotes } from "./queries.ts";
import { removeNote } from "./remove-note.ts";
import { setPinned } from "./set-pinned.ts";

async function listNotes({ db }: Services, { chain, actor, params, query }: Call<"listMemberNotes">) {
  const after = readCursor(query.cursor, 2);
  const [[own], notes] = await db.read(chain.id, (q) => [
    selectOwnMember(q, actor, params.id),
    selectMemberNotes(q, actor, params.id, after),
  ]);
  if (!own) return refuse("NOT_FOUND");
  const { page, nextCursor } = pageOf(notes, noteCursor);
  return { rows: page.map((row) => noteOf(row, actor)), nextCursor };
}

export const notesHandlers = (services: Services): Handlers<typeof notesRoutes> => ({
  listMemberNotes: (call) => listNotes(services, call),
  addMemberNote: (call) => addNote(services, call),
  addMemberNotes: (call) => addNotes(services, call),
  editMemberNote: (call) => editNote(services, call),
  removeMemberNote: (call) => removeNote(services, call),
  pinMemberNote: (call) => setPinned(services, call, true),
  unpinMemberNote: (call) => setPinned(services, call, false),
});
