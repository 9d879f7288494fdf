/** What a message can say of its recipient, written `{firstName|du}`: after the bar, what stands there where it is not known. */
export const personalFields = ["firstName", "lastName", "points"] as const;
export type PersonalField = (typeof personalFields)[number];

/** As they are written in the message, in its language; empty where they are not known. */
export type PersonalFacts = Record<PersonalField, string>;

/** A place for a fact. `space`: the one before it, which goes when nothing stands there ("Hej {firstName|}!" is "Hej!"). */
export interface PersonalPlace {
  field: PersonalField;
  fallback: string;
  space: string;
}
export type PersonalPart = string | PersonalPlace;

/** FALLBACK_REQUIRED: a name that not everybody has told, and nothing said for them (an empty one, `{firstName|}`, is said). */
export type PersonalProblem = "FIELD_UNKNOWN" | "FALLBACK_REQUIRED";
export type ReadPersonal = { ok: true; parts: PersonalPart[] } | { ok: false; reason: PersonalProblem };

/** A place as it is written, with the space before it. Other braces are text. */
export const personalPlace = /( ?)\{\s*([A-Za-z]+)\s*(?:\|([^{}]*))?\}/;

const isField = (name: string): name is PersonalField => personalFields.some((field) => field === name);

/** Reads a text into what is everybody's and the places for facts, in order. */
export function readPersonal(text: string): ReadPersonal {
  const parts: PersonalPart[] = [];
  let end = 0;
  for (const match of text.matchAll(new RegExp(personalPlace, "g"))) {
    const [placeText, space = "", field = "", fallback] = match;
    if (!isField(field)) return { ok: false, reason: "FIELD_UNKNOWN" };
    // Everybody has points, be they none.
    if (fallback === undefined && field !== "points") return { ok: false, reason: "FALLBACK_REQUIRED" };
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push({ field, fallback: (fallback ?? "").trim(), space });
    end = match.index + placeText.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return { ok: true, parts };
}

/** What stands in a place for somebody. A fact is one line of text and nothing else, whatever they called themselves. */
export function fillPlace({ field, fallback, space }: PersonalPlace, facts: PersonalFacts): string {
  const line = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  const words = line(facts[field]) || line(fallback);
  return words === "" ? "" : space + words;
}

/** The text as somebody gets it. */
export function fillPersonal(parts: readonly PersonalPart[], facts: PersonalFacts): string {
  return parts.map((part) => (typeof part === "string" ? part : fillPlace(part, facts))).join("");
}
