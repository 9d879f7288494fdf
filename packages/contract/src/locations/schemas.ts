import { textMax } from "@stammis/domain/limits";
import * as z from "zod";
import type { Schemas } from "../endpoint.ts";
import { idParams, openingHours, pointOfSale } from "../shapes.ts";
import type { locationRoutes } from "./routes.ts";

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
});
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
] as const;

export const locationSchemas = {
  /** Those the caller works at; all for merchants. */
  listLocations: { answer: z.array(pointOfSale) },
  getLocation: { params: idParams, answer: pointOfSale },
  createLocation: { body: fields, answer: pointOfSale, errors },
  updateLocation: { params: idParams, body: fields, answer: pointOfSale, errors },
  closeLocation: { params: idParams, errors: ["LAST_LOCATION"] },
  setLocationLogo: { params: idParams, answer: z.object({ logoPath: z.string() }), errors: ["IMAGE_NOT_READABLE"] },
  removeLocationLogo: { params: idParams },
} as const satisfies Record<keyof typeof locationRoutes, Schemas>;
