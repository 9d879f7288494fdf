import type { SwedishHoliday } from "../../domain/swedish-holidays.ts";

export const sv = {
  NEW_YEARS_DAY: "Nyårsdagen",
  EPIPHANY: "Trettondedag jul",
  GOOD_FRIDAY: "Långfredagen",
  EASTER_EVE: "Påskafton",
  EASTER_SUNDAY: "Påskdagen",
  EASTER_MONDAY: "Annandag påsk",
  MAY_DAY: "Första maj",
  ASCENSION_DAY: "Kristi himmelsfärdsdag",
  PENTECOST: "Pingstdagen",
  NATIONAL_DAY: "Nationaldagen",
  MIDSUMMER_EVE: "Midsommarafton",
  MIDSUMMER_DAY: "Midsommardagen",
  ALL_SAINTS_DAY: "Alla helgons dag",
  CHRISTMAS_EVE: "Julafton",
  CHRISTMAS_DAY: "Juldagen",
  BOXING_DAY: "Annandag jul",
  NEW_YEARS_EVE: "Nyårsafton",
} as const satisfies Record<SwedishHoliday, string>;
