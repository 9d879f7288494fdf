import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { email, emailErrors } from "../email-shapes.ts";
import type { sendoutMessagesRoutes } from "./routes.ts";

/** `facts`: the reader's facts; `scheme`: light or dark mode, whatever the screen prefers. */
const emailPreview = {
  body: z.object({
    email,
    /** The language of the e-mail's own texts. */
    writtenIn: z.enum(languages),
    language: z.enum(languages),
    scheme: z.enum(["light", "dark"]),
    facts: z.object({ firstName: z.string().max(200), lastName: z.string().max(200), points: z.number().int().min(0) }),
  }),
  /**
   * `preheader`: the text a mailbox shows after the subject; `html`: its first block is at `#block-0`; `bytes`: the
   * size of the HTML.
   */
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
  /** The preview leaves out missing parts of the e-mail. */
  previewSendoutEmail: { ...emailPreview, errors: emailErrors },
} as const satisfies Record<keyof typeof sendoutMessagesRoutes, Schemas>;
