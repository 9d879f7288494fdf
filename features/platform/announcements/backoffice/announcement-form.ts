import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { plainFields } from "#packages/web/forms/plain-fields.ts";
import { type AnnouncementTexts, announcementProblems } from "../domain/announcement.ts";
import type { Announcement } from "./queries.ts";

const none = { title: "", text: "" };
/** The fields that the form holds in the same format as the request, with empty or default values. */
const plain = {
  weight: "INFORMATION" as Announcement["weight"],
  audience: "EVERYONE" as Announcement["audience"],
  fromDay: "",
  throughDay: "",
  link: "",
  byMail: false,
  texts: { sv: none, en: none, fr: none } as AnnouncementTexts,
};
export type AnnouncementForm = typeof plain;

export const announcementFormOf = (announcement: Announcement): AnnouncementForm => plainFields(announcement, plain);

/** Returns an announcement for everyone for two weeks from today. */
export const emptyAnnouncement = (today: string): AnnouncementForm => ({
  ...plain,
  fromDay: today,
  throughDay: Temporal.PlainDate.from(today).add({ days: 13 }).toString(),
});

const trimmed = (texts: AnnouncementTexts): AnnouncementTexts => {
  const of = ({ title, text }: AnnouncementTexts["sv"]) => ({ title: title.trim(), text: text.trim() });
  return { sv: of(texts.sv), en: of(texts.en), fr: of(texts.fr) };
};

/** Returns the errors by field. */
export const checkAnnouncement = ({ texts, link, ...days }: AnnouncementForm): Record<string, ErrorCode> =>
  announcementProblems({ ...days, texts: trimmed(texts), link: link.trim() });
