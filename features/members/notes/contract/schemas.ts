import * as z from "zod";
import { outcomes } from "#features/outcome-shapes.ts";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { byKey, keyedPage, several } from "#packages/contract/list-shapes.ts";
import { idParams } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { notesRoutes } from "./routes.ts";

const words = z.object({ text: z.string().trim().min(1).max(textMax.note) });

const note = z.object({
  id: z.number(),
  text: z.string(),
  author: z.string(),
  writtenAt: instant,
  editedAt: instant.nullable(),
  /** Whether the till shows the note when the member is opened there. */
  pinned: z.boolean(),
  /** The actions the caller may take. */
  may: z.object({ edit: z.boolean(), remove: z.boolean(), pin: z.boolean() }),
});

export const notesSchemas = {
  /** Lists a member's notes: the pinned note first, then the newest. */
  listMemberNotes: { params: idParams, query: byKey, answer: keyedPage(note) },
  addMemberNote: { params: idParams, body: words, answer: note },
  /** Adds the same text to each of several members. */
  addMemberNotes: { body: words.extend(several.shape), answer: outcomes },
  /** Changes a note's text. Other staff than its author get NO_ACCESS. */
  editMemberNote: { params: idParams, body: words, answer: note },
  removeMemberNote: { params: idParams },
  /** Pins a note, and unpins the previously pinned one. */
  pinMemberNote: { params: idParams },
  unpinMemberNote: { params: idParams },
} as const satisfies Record<keyof typeof notesRoutes, Schemas>;
