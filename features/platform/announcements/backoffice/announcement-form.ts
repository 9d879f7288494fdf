import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { type AnnouncementTexts, announcementProblems } from "../domain/announcement.ts";
import type { Announcement } from "./queries.ts";

export type AnnouncementForm = Pick<
  Announcement,
  "weight" | "audience" | "fromDay" | "throughDay" | "link" | "byMail" | "texts"
>;

export const announcementFormOf = ({
  weight,
  audience,
  fromDay,
  throughDay,
  link,
  byMail,
  texts,
}: Announcement): AnnouncementForm => ({
  weight,
  audience,
  fromDay,
  throughDay,
  link,
  byMail,
  texts,
});

/** Told for two weeks from today, to everyone. */
export function emptyAnnouncement(today: string): AnnouncementForm {
  const none = { title: "", text: "" };
  return {
    weight: "INFORMATION",
    audience: "EVERYONE",
    link: "",
    byMail: false,
    fromDay: today,
    throughDay: Temporal.PlainDate.from(today).add({ days: 13 }).toString(),
    texts: { sv: none, en: none, fr: none },
  };
}

const trimmed = (texts: AnnouncementTexts): AnnouncementTexts => {
  const of = ({ title, text }: AnnouncementTexts["sv"]) => ({ title: title.trim(), text: text.trim() });
  return { sv: of(texts.sv), en: of(texts.en), fr: of(texts.fr) };
};

/** What is wrong, by field. */
export const checkAnnouncement = ({ texts, link, ...days }: AnnouncementForm): Record<string, ErrorCode> =>
  announcementProblems({ ...days, texts: trimmed(texts), link: link.trim() });
