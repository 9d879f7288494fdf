import type { ErrorCode } from "@stammis/contract/error-codes";
import { type AnnouncementTexts, announcementIn } from "@stammis/domain/announcements/announcement";
import { languages } from "@stammis/domain/clubs/languages";
import type { Announcement } from "./queries.ts";

export type AnnouncementForm = Pick<Announcement, "weight" | "audience" | "fromDay" | "throughDay" | "link" | "texts">;

export const announcementFormOf = ({
  weight,
  audience,
  fromDay,
  throughDay,
  link,
  texts,
}: Announcement): AnnouncementForm => ({
  ...{ weight, audience, fromDay, throughDay, link, texts },
});

/** Told for two weeks from today, to everyone. */
export function emptyAnnouncement(today: string): AnnouncementForm {
  const none = { title: "", text: "" };
  return {
    ...{ weight: "INFORMATION", audience: "EVERYONE", link: "", fromDay: today },
    throughDay: Temporal.PlainDate.from(today).add({ days: 13 }).toString(),
    texts: { sv: none, en: none, fr: none },
  };
}

const trimmed = (texts: AnnouncementTexts): AnnouncementTexts => {
  const of = ({ title, text }: AnnouncementTexts["sv"]) => ({ title: title.trim(), text: text.trim() });
  return { sv: of(texts.sv), en: of(texts.en), fr: of(texts.fr) };
};

/** What is wrong, by field: nothing said at all, half of it in a language, no days, or a link that is none. */
export function checkAnnouncement({ texts, fromDay, throughDay, link }: AnnouncementForm): Record<string, ErrorCode> {
  const said = trimmed(texts);
  const wrong: [string, ErrorCode | false][] = languages.flatMap((language) => [
    [`texts.${language}.title`, said[language].title === "" && said[language].text !== "" && "REQUIRED"],
    [`texts.${language}.text`, said[language].text === "" && said[language].title !== "" && "REQUIRED"],
  ]);
  const isHalf = wrong.some(([, code]) => code);
  const address = link.trim();
  wrong.push(
    ["texts.sv.title", !isHalf && announcementIn(said, "sv") === null && "REQUIRED"],
    ["fromDay", fromDay === "" && "REQUIRED"],
    ["throughDay", throughDay === "" ? "REQUIRED" : throughDay < fromDay && "END_BEFORE_START"],
    ["link", address !== "" && !/^https:\/\/\S+\.\S+$/.test(address) && "HTTPS_REQUIRED"],
  );
  return Object.fromEntries(wrong.filter((entry): entry is [string, ErrorCode] => entry[1] !== false));
}
