import type { ApiFeature } from "#packages/server/feature.ts";
import { signInCodesHandlers } from "./routes.ts";

export const signInCodesFeature = {
  handlers: signInCodesHandlers,
} satisfies ApiFeature;
