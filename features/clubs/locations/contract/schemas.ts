import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { shownRows } from "#packages/contract/list-shapes.ts";
import { beganFrom, idParams, version } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import { pictureRefusals } from "#packages/domain/pictures/check-picture.ts";
import { specialDaysMax } from "../domain/special-days.ts";
import type { locationsRoutes } from "./routes.ts";
import { openingHours, pointOfSale, specialDay } from "./shapes.ts";

const text = (max: number) => z.string().trim().max(max);
const fields = z.object({
  name: text(textMax.placeName),
  commercialName: text(textMax.placeName),
  subpage: text(40),
  street: text(textMax.street),
  zipCode: text(textMax.zipCode),
  city: text(textMax.city),
  phone: text(textMax.phone),
  email: text(textMax.email),
  website: text(textMax.website),
  openingHours: z.array(openingHours).max(28),
  /** The complete list; absent: unchanged. */
  specialDays: z.array(specialDay).max(specialDaysMax).optional(),
});
/** A point of sale in the form of its editor. */
const location = pointOfSale.extend({ version });
const errors = [
  "REQUIRED",
  "NAME_RESERVED",
  "INVALID_SUBPAGE",
  "RESERVED_SUBPAGE",
  "SUBPAGE_TAKEN",
  "INVALID_PHONE",
  "INVALID_EMAIL",
  "INVALID_URL",
  "INVALID_OPENING_HOURS",
  "INVALID_SPECIAL_DAYS",
] as const;

export const locationsSchemas = {
  /** The caller's points of sale; all for merchants. */
  listLocations: { answer: z.array(pointOfSale) },
  exportLocations: { query: shownRows },
  getLocation: { params: idParams, answer: location },
  /** Campaigns that would run nowhere, and members who would lose their home: counted to 1,000; 1,001 means more. */
  getLocationClosing: {
    params: idParams,
    answer: z.object({ campaigns: z.array(z.object({ id: z.number(), name: z.string() })), members: z.number() }),
  },
  createLocation: { body: fields, answer: location, errors },
  updateLocation: {
    params: idParams,
    body: fields.extend(beganFrom),
    answer: location,
    errors: [...errors, "CHANGED_MEANWHILE"],
  },
  closeLocation: { params: idParams, errors: ["LAST_LOCATION"] },
  setLocationLogo: { params: idParams, answer: z.object({ logoPath: z.string() }), errors: pictureRefusals },
  removeLocationLogo: { params: idParams },
} as const satisfies Record<keyof typeof locationsRoutes, Schemas>;
