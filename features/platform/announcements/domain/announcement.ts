import { type Language, languages } from "#packages/domain/translations/languages.ts";

/** IMPORTANT is on every page until closed, INFORMATION on the first page; in ascending order. */
export const announcementWeights = ["INFORMATION", "IMPORTANT"] as const;

/** The merchants an announcement is for: all, those not yet subscribed, or those subscribed. */
export const announcementAudiences = ["EVERYONE", "TRIAL", "SUBSCRIBED"] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

export const announcementLimits = { title: 80, text: 600, link: 300 } as const;

/** The text in a language; both empty for no text. */
export interface AnnouncementWords {
  title: string;
  text: string;
}
export type AnnouncementTexts = Record<Language, AnnouncementWords>;

const isWritten = ({ title }: AnnouncementWords) => title !== "";
/** The order of fallback languages, English first. */
const instead: readonly Language[] = ["en", "sv", "fr"];

/** Returns the text for a reader of a language; null if there is no text at all. */
export function announcementIn(
  texts: AnnouncementTexts,
  language: Language,
): (AnnouncementWords & { language: Language }) | null {
  const writtenLanguage = [language, ...instead].find((each) => isWritten(texts[each]));
  return writtenLanguage ? { ...texts[writtenLanguage], language: writtenLanguage } : null;
}

/** An announcement as entered, with trimmed texts and link. Days are ISO dates, empty if not chosen. */
export interface WrittenAnnouncement {
  texts: AnnouncementTexts;
  fromDay: string;
  throughDay: string;
  link: string;
}
export type AnnouncementProblem = "REQUIRED" | "END_BEFORE_START" | "HTTPS_REQUIRED";

const leadsSomewhere = (link: string) => /^https:\/\/\S+\.\S+$/.test(link);

/** Returns the errors by field: no text, a half-written language, missing days, or an invalid link. */
export function announcementProblems(written: WrittenAnnouncement): Record<string, AnnouncementProblem> {
  const { texts, fromDay, throughDay, link } = written;
  const halves = languages.flatMap((language): [string, AnnouncementProblem][] => {
    const { title, text } = texts[language];
    if ((title === "") === (text === "")) return [];
    return [[`texts.${language}.${title === "" ? "title" : "text"}`, "REQUIRED"]];
  });
  const others: [string, AnnouncementProblem | false][] = [
    ["texts.sv.title", halves.length === 0 && announcementIn(texts, "sv") === null && "REQUIRED"],
    ["fromDay", fromDay === "" && "REQUIRED"],
    ["throughDay", throughDay === "" ? "REQUIRED" : throughDay < fromDay && "END_BEFORE_START"],
    ["link", link !== "" && !leadsSomewhere(link) && "HTTPS_REQUIRED"],
  ];
  const wrong = others.filter((entry): entry is [string, AnnouncementProblem] => entry[1] !== false);
  return Object.fromEntries([...halves, ...wrong]);
}

/** Whether an announcement is for a company. `subscribed`: it has a subscription, even if that begins later. */
export const isFor = (audience: AnnouncementAudience, company: { subscribed: boolean }) =>
  audience === "EVERYONE" || (audience === "SUBSCRIBED") === company.subscribed;

export const announcementStates = ["COMING", "SHOWN", "OVER"] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Returns the state on a day, as ISO dates; both days are included. */
export function announcementState(
  { fromDay, throughDay }: { fromDay: string; throughDay: string },
  today: string,
): AnnouncementState {
  if (today < fromDay) return "COMING";
  return today <= throughDay ? "SHOWN" : "OVER";
}
