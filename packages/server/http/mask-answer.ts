import type { ZodType } from "zod";

/** Names of fields whose texts reveal no contact data, address or trait of a member. All other texts are hidden. */
const harmlessTexts = new Set(
  `name firstName lastName membershipId title subtitle stampcardTitle description heading label month version nextCursor key type kind act
  about field fileName source reference eventId author by askedBy answeredBy approvedBy confirmedBy cashier createdBy startedBy
  place pointOfSale location homeLocation card reward completed subject senderName preheader codes cities
  cardColor stampColor titleColor subtitleColor stampPath stampUncollectedPath imagePath picturePath bannerPath bannerTexts alt
  actionButtonLabel actionButtonTarget dataCategories`.split(/\s+/),
);
/**
 * Fields that are hidden although they are harmless elsewhere. A campaign for a selection reveals that its member meets
 * the selection's conditions.
 */
const hiddenFacts = new Set(["birthday", "gender", "campaign"]);
/** Calls that list the club's campaigns. In all others `campaigns` belong to one member. */
const listingCampaigns = new Set(["getTillFacts", "listSelections", "getSelection"]);
/** Names of fields with numbers of members. The differences of exact numbers would reveal facts about one member. */
const memberCounts = new Set(
  `matched members reachable reached recipients noAddress noConsent noCredits bounced alreadyContacted heldOut selected sent failed skipped
  waiting delivered clicked unsubscribed buyers again lapsed quiet later credits atMost messages atOnce`.split(/\s+/),
);
/** Calls whose numbers count members. In other calls, the same field names count messages or attempts. */
const counting = new Set(["getSendoutReach", "getSendoutNumbers", "getHeldSendouts", "getToday", "getReport"]);
const hidden = "•••";
const step = 10;

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  valueType?: Schema;
  innerType?: Schema;
  options?: readonly Schema[];
  in?: Schema;
  format?: string;
  checks?: readonly { _zod: { def: { check: string; format?: string } } }[];
}
/** The parts of a zod schema that masking reads. */
interface Schema {
  _zod: { def: Definition };
  safeParse?: (value: unknown) => { success: boolean };
}

interface Place {
  key: string;
  isCounting: boolean;
  listsCampaigns: boolean;
  /** Texts named `body` contain JSON, whose values are masked one by one. */
  hasJsonBodies: boolean;
  /** The value is part of such a body, which has no schema. */
  isInBody: boolean;
}

const dated = new Set(["date", "datetime", "time"]);

/** Rounds a count down to tens: fewer than ten become zero. */
const roundedDown = (count: number) => count - (count % step);

/** Whether a text must match a pattern, such as a month or a time of day. A masked text would not match it. */
const hasPattern = (def: Definition | undefined) =>
  def?.checks?.some(({ _zod: { def: check } }) => check.check === "string_format" && check.format === "regex") ?? false;

const isMoment = (key: string, value: string) =>
  /(^timestamp|At)$/.test(key) && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

function maskText(value: string, place: Place, def: Definition | undefined) {
  const { key } = place;
  if (value === "" || harmlessTexts.has(key)) return value;
  if (key === "body" && place.hasJsonBodies) return maskJson(value, place);
  if (place.isInBody && isMoment(key, value)) return value;
  if (def?.type === "enum" || def?.type === "literal" || dated.has(def?.format ?? "") || hasPattern(def)) return value;
  return hidden;
}

/** Masks the values of a JSON text; a text that is not JSON is hidden. */
function maskJson(text: string, place: Place): string {
  try {
    return JSON.stringify(maskValue(JSON.parse(text), undefined, { ...place, key: "", isInBody: true }));
  } catch {
    return hidden;
  }
}

function maskObject(value: object, place: Place, schemaOf: (key: string) => Schema | undefined) {
  const fields = Object.entries(value).map(([key, each]) => [key, maskValue(each, schemaOf(key), { ...place, key })]);
  return Object.fromEntries(fields);
}

/** Masks one value. `schema`: the contract's schema of the value; values of a closed list are not personal data. */
function maskValue(value: unknown, schema: Schema | undefined, place: Place): unknown {
  const def = schema?._zod.def;
  if (value === null || value === undefined || typeof value === "boolean") return value;
  if (hiddenFacts.has(place.key)) return null;
  if (def?.innerType) return maskValue(value, def.innerType, place);
  if (def?.type === "pipe") return maskValue(value, def.in, place);
  if (def?.options) {
    const fitting = def.options.find((option) => option.safeParse?.(value).success);
    return maskValue(value, fitting, place);
  }
  if (typeof value === "number") {
    return place.isCounting && memberCounts.has(place.key) ? roundedDown(value) : value;
  }
  if (typeof value === "string") return maskText(value, place, def);
  if (Array.isArray(value) && place.key === "campaigns" && !place.listsCampaigns) return [];
  if (Array.isArray(value)) return value.map((each) => maskValue(each, def?.element, place));
  return maskObject(value, place, (key) => def?.shape?.[key] ?? def?.valueType);
}

/** Returns an answer for support, without contact data, addresses and ages of members. */
export function maskAnswer(name: string, schema: ZodType | undefined, answer: unknown): unknown {
  const place = {
    key: "",
    isCounting: counting.has(name),
    listsCampaigns: listingCampaigns.has(name),
    hasJsonBodies: name === "listWebhookDeliveries",
    isInBody: false,
  };
  return maskValue(answer, schema as unknown as Schema | undefined, place);
}
