import * as z from "zod";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { beganFrom, idParams, language, version } from "#packages/contract/shapes.ts";
import { announcementAudiences, announcementLimits, announcementWeights } from "../domain/announcement.ts";
import type { announcementsRoutes } from "./routes.ts";

const text = (max: number) => z.string().trim().max(max);
const words = z.object({ title: text(announcementLimits.title), text: text(announcementLimits.text) });
const weight = z.enum(announcementWeights);

const fields = z.object({
  weight,
  audience: z.enum(announcementAudiences),
  /** The first and the last day, both included, in the platform's time zone. */
  fromDay: date,
  throughDay: date,
  /** The address of the link; empty for no link. */
  link: text(announcementLimits.link),
  /** Whether the announcement is also mailed once, from its first day on. */
  byMail: z.boolean(),
  texts: z.object({ sv: words, en: words, fr: words }),
});
const announcement = fields.extend({ id: z.number(), version, closed: z.number(), createdAt: instant });
const errors = ["REQUIRED", "END_BEFORE_START", "HTTPS_REQUIRED"] as const;

export const announcementsSchemas = {
  listAnnouncements: { answer: z.array(announcement) },
  createAnnouncement: { body: fields, answer: announcement, errors: [...errors] },
  setAnnouncement: {
    params: idParams,
    body: fields.extend(beganFrom),
    answer: announcement,
    errors: [...errors, "CHANGED_MEANWHILE"],
  },
  removeAnnouncement: { params: idParams },
  listShownAnnouncements: {
    /** `language` is that of the text, which may differ from the reader's. */
    answer: z.array(
      z.object({ id: z.number(), weight, title: z.string(), text: z.string(), link: z.string(), language }),
    ),
  },
  closeAnnouncement: { params: idParams },
} as const satisfies Record<keyof typeof announcementsRoutes, Schemas>;
