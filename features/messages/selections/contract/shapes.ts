import * as z from "zod";
import { date } from "#packages/contract/date-shapes.ts";
import { channel } from "#packages/contract/shapes.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { type Condition, genderAnswers, type Selection } from "../domain/selection.ts";

const ids = z.array(z.number());
const range = { min: z.number().nullable(), max: z.number().nullable() };
const dates = { from: date.nullable(), to: date.nullable() };
const has = z.boolean();
const month = z.string().regex(/^\d{4}-\d\d$/);
const period = z.union([z.object({ months: z.number() }), z.object({ from: month, to: month })]).nullable();
const of = <Kind extends Condition["kind"], Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
  z.object({ kind: z.literal(kind), ...fields });

/** Each kind of condition, with the fields of the domain's `ConditionFields`. */
export const condition = z.discriminatedUnion("kind", [
  of("HOME_LOCATION", { locationIds: ids }),
  of("GENDER", { genders: z.array(z.enum(genderAnswers)) }),
  of("AGE", range),
  of("BIRTHDAY_MONTH", {}),
  of("BIRTHDAY_SOON", { days: z.number() }),
  of("CITY", { cities: z.array(z.string()) }),
  of("POST_CODE", { codes: z.array(z.string()) }),
  of("REGISTERED", dates),
  of("NEW_MEMBER", { days: z.number() }),
  of("LANGUAGE", { languages: z.array(z.enum(languages)) }),
  of("HAS_EMAIL", { has }),
  of("HAS_PHONE", { has }),
  of("CONSENT", { channel, has }),
  of("PURCHASED_AT", { locationIds: ids, period }),
  of("PURCHASES", { ...range, locationIds: ids, period }),
  of("AMOUNT", { ...range, locationIds: ids, period }),
  of("LATEST_PURCHASE", dates),
  of("DAYS_SINCE_PURCHASE", range),
  of("BOUGHT_LATELY", { months: z.number(), has }),
  of("CATEGORY", { categoryIds: ids, period, has }),
  of("CAMPAIGN", { campaignIds: ids, period, has }),
  of("POINTS", range),
  of("EXPIRING_POINTS", { points: z.number(), days: z.number() }),
  of("STAMPS", { stampCardId: z.number(), ...range }),
  of("UNUSED_REWARD", { stampCardIds: ids, has }),
  of("USED_COUPON", { couponIds: ids, has }),
]);

const match = z.enum(["ALL", "ANY"]);
const group = z.object({ match, conditions: z.array(condition) });
/** A Smart Selection. Product §8. */
export const selectionExpression = z.object({
  version: z.literal(1),
  match,
  conditions: z.array(z.union([condition, group])),
}) satisfies z.ZodType<Selection>;

const conditionAnswer = z.object({ condition, met: z.boolean() });
/** The answer of each condition, in the selection's own order. */
export const selectionAnswer = z.object({
  match,
  met: z.boolean(),
  conditions: z.array(
    z.union([conditionAnswer, z.object({ match, met: z.boolean(), conditions: z.array(conditionAnswer) })]),
  ),
});
