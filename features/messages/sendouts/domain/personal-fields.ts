/**
 * The facts about its recipient that a message may contain, written `{firstName|du}`: the text after the bar is the
 * fallback.
 */
export const personalFields = ["firstName", "lastName", "points"] as const;
export type PersonalField = (typeof personalFields)[number];

/** The facts as written in the message's language; empty when unknown. */
export type PersonalFacts = Record<PersonalField, string>;

/**
 * A placeholder for a fact. `space`: the space before it, which is removed with an empty value ("Hej {firstName|}!"
 * becomes "Hej!").
 */
export interface PersonalPlace {
  field: PersonalField;
  fallback: string;
  space: string;
}
export type PersonalPart = string | PersonalPlace;

/**
 * FALLBACK_REQUIRED: a name without a fallback, because some members have no name. An empty fallback, `{firstName|}`,
 * is allowed.
 */
export type PersonalProblem = "FIELD_UNKNOWN" | "FALLBACK_REQUIRED";
export type ReadPersonal = { ok: true; parts: PersonalPart[] } | { ok: false; reason: PersonalProblem };

/** Matches a placeholder with the space before it. Other braces are text. */
export const personalPlace = /( ?)\{\s*([A-Za-z]+)\s*(?:\|([^{}]*))?\}/;

const isField = (name: string): name is PersonalField => personalFields.some((field) => field === name);

/** Reads a text into fixed parts and placeholders, in order. */
export function readPersonal(text: string): ReadPersonal {
  const parts: PersonalPart[] = [];
  let end = 0;
  for (const match of text.matchAll(new RegExp(personalPlace, "g"))) {
    const [placeText, space = "", field = "", fallback] = match;
    if (!isField(field)) return { ok: false, reason: "FIELD_UNKNOWN" };
    // Every member has points, possibly zero.
    if (fallback === undefined && field !== "points") return { ok: false, reason: "FALLBACK_REQUIRED" };
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push({ field, fallback: (fallback ?? "").trim(), space });
    end = match.index + placeText.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return { ok: true, parts };
}

/**
 * Returns a placeholder's value for a recipient. A fact becomes one line of plain text, whatever the member's name
 * contains.
 */
export function fillPlace({ field, fallback, space }: PersonalPlace, facts: PersonalFacts): string {
  const line = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  const words = line(facts[field]) || line(fallback);
  return words === "" ? "" : space + words;
}

/** Returns the text for a recipient. */
export function fillPersonal(parts: readonly PersonalPart[], facts: PersonalFacts): string {
  return parts.map((part) => (typeof part === "string" ? part : fillPlace(part, facts))).join("");
}
