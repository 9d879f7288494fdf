import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  NEW_YEARS_DAY: "New Year’s Day",
  EPIPHANY: "Epiphany",
  GOOD_FRIDAY: "Good Friday",
  EASTER_EVE: "Easter Eve",
  EASTER_SUNDAY: "Easter Sunday",
  EASTER_MONDAY: "Easter Monday",
  MAY_DAY: "May Day",
  ASCENSION_DAY: "Ascension Day",
  PENTECOST: "Whit Sunday",
  NATIONAL_DAY: "National Day",
  MIDSUMMER_EVE: "Midsummer Eve",
  MIDSUMMER_DAY: "Midsummer Day",
  ALL_SAINTS_DAY: "All Saints’ Day",
  CHRISTMAS_EVE: "Christmas Eve",
  CHRISTMAS_DAY: "Christmas Day",
  BOXING_DAY: "Boxing Day",
  NEW_YEARS_EVE: "New Year’s Eve",
};
