import { type Language, languages } from "#packages/domain/translations/languages.ts";

/** IMPORTANT stands on every page until it is closed, INFORMATION on the first one; what weighs more comes later here. */
export const announcementWeights = ["INFORMATION", "IMPORTANT"] as const;

/** Which merchants it is for: all, those who have not subscribed yet, or those who have. */
export const announcementAudiences = ["EVERYONE", "TRIAL", "SUBSCRIBED"] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

export const announcementLimits = { title: 80, text: 600, link: 300 } as const;

/** What is said in a language; both empty: nothing is said in it. */
export interface AnnouncementWords {
  title: string;
  text: string;
}
export type AnnouncementTexts = Record<Language, AnnouncementWords>;

const isWritten = ({ title }: AnnouncementWords) => title !== "";
/** Whom nothing is said to in their own language reads English, if there is any. */
const instead: readonly Language[] = ["en", "sv", "fr"];

/** What somebody reads who has a language; null where nothing is written at all. */
export function announcementIn(
  texts: AnnouncementTexts,
  language: Language,
): (AnnouncementWords & { language: Language }) | null {
  const writtenLanguage = [language, ...instead].find((each) => isWritten(texts[each]));
  return writtenLanguage ? { ...texts[writtenLanguage], language: writtenLanguage } : null;
}

/** What somebody writes, its texts and link without spaces around them; days as ISO dates, empty where none is chosen. */
export interface WrittenAnnouncement {
  texts: AnnouncementTexts;
  fromDay: string;
  throughDay: string;
  link: string;
}
export type AnnouncementProblem = "REQUIRED" | "END_BEFORE_START" | "HTTPS_REQUIRED";

const leadsSomewhere = (link: string) => /^https:\/\/\S+\.\S+$/.test(link);

/** What is wrong, by field: nothing said at all, half of it in a language, no days, or a link that leads nowhere. */
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

/** Whether a company is among those it is for. `subscribed`: it has chosen to pay, if only from a later day. */
export const isFor = (audience: AnnouncementAudience, company: { subscribed: boolean }) =>
  audience === "EVERYONE" || (audience === "SUBSCRIBED") === company.subscribed;

export const announcementStates = ["COMING", "SHOWN", "OVER"] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** How it stands on a day, as ISO dates; both its days are counted. */
export function announcementState(
  { fromDay, throughDay }: { fromDay: string; throughDay: string },
  today: string,
): AnnouncementState {
  if (today < fromDay) return "COMING";
  return today <= throughDay ? "SHOWN" : "OVER";
}
