import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { email, emailErrors } from "../email-shapes.ts";
import type { sendoutMessagesRoutes } from "./routes.ts";

/** `facts`: of who reads it, as a member's are known; `scheme`: by day or by night, whatever the screen prefers. */
const emailPreview = {
  body: z.object({
    email,
    /** The language its own texts are in. */
    writtenIn: z.enum(languages),
    language: z.enum(languages),
    scheme: z.enum(["light", "dark"]),
    facts: z.object({ firstName: z.string().max(200), lastName: z.string().max(200), points: z.number().int().min(0) }),
  }),
  /** `preheader`: what a mailbox shows behind the subject; `html`: with the first block at `#block-0`; `bytes`: of it. */
  answer: z.object({
    from: z.string(),
    subject: z.string(),
    preheader: z.string(),
    html: z.string(),
    text: z.string(),
    bytes: z.number(),
  }),
};

export const sendoutMessagesSchemas = {
  /** What is lacking as yet is left out. */
  previewSendoutEmail: { ...emailPreview, errors: emailErrors },
} as const satisfies Record<keyof typeof sendoutMessagesRoutes, Schemas>;
