import type { ApiFeature } from "#packages/server/feature.ts";
import { memberNoteHandlers } from "./routes.ts";

export const notesFeature = {
  handlers: memberNoteHandlers,
  personalData: {
    care: { NOTES: ["member_note"] },
  },
} satisfies ApiFeature;
