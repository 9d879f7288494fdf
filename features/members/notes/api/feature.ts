import type { ApiFeature } from "#packages/server/feature.ts";
import { notesHandlers } from "./routes.ts";

export const notesFeature = {
  handlers: notesHandlers,
  personalData: {
    care: { NOTES: ["member_note"] },
  },
} satisfies ApiFeature;
