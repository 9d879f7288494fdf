import * as z from "zod";
import { id } from "#packages/contract/shapes.ts";
import { actionLabelMax } from "#packages/domain/limits.ts";
import { emailBlocksMax, emailTextMax, emailVersion } from "../domain/email-blocks.ts";

/** This limit only bounds the request; each field has its own lower limit with an error at the field. */
const text = (max: number) => z.string().max(2 * max);

/** Texts in languages apart from the club's own, by their names. */
function inLanguages<Text extends z.ZodRawShape>(texts: Text) {
  const some = z.object(texts).partial().optional();
  return z.object({ sv: some, en: some, fr: some });
}

const subject = text(emailTextMax.subject);
const preheader = text(emailTextMax.preheader);
const alt = text(emailTextMax.alt);
const words = text(emailTextMax.text);
const label = text(actionLabelMax);
const target = text(emailTextMax.target);
/** The public path of a picture of the club; empty: none yet. */
const picturePath = z.string().regex(/^(\/files\/\d{1,12}\/[0-9a-f]{32}\.webp)?$/);

/** An e-mail as a merchant writes it, the domain's `Email`: blocks with texts in the club's language and others. */
export const email = z.object({
  version: z.literal(emailVersion),
  subject,
  preheader,
  translations: inLanguages({ subject, preheader }),
  blocks: z
    .array(
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("BANNER"), picturePath, alt, target, translations: inLanguages({ alt }) }),
        z.object({ kind: z.literal("TEXT"), text: words, translations: inLanguages({ text: words }) }),
        z.object({ kind: z.literal("COUPON"), couponId: id.nullable() }),
        z.object({ kind: z.literal("BUTTON"), label, target, translations: inLanguages({ label }) }),
      ]),
    )
    .max(emailBlocksMax),
});

/**
 * The codes that a field may be refused with: the domain's `EmailProblem`, and NOT_FOUND for another club's coupon or
 * picture.
 */
export const emailErrors = [
  "REQUIRED",
  "NAME_TOO_LONG",
  "LABEL_TOO_LONG",
  "INVALID_URL",
  "INVALID_INPUT",
  "FIELD_UNKNOWN",
  "FALLBACK_REQUIRED",
  "NOT_FOUND",
] as const;
