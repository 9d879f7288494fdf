import type { ApiFeature } from "#packages/server/feature.ts";
import { memberNoteHandlers } from "./routes.ts";

export const notesFeature = {
  handlers: memberNoteHandlers,
} satisfies ApiFeature;
