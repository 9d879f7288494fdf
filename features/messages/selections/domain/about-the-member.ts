import { textMax } from "#packages/domain/limits.ts";
import { channels } from "#packages/domain/people/channels.ts";
import { normaliseName } from "#packages/domain/people/names.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import type { ConditionDefinitions } from "./condition-definitions.ts";
import { genderAnswers } from "./selection.ts";
import { ageOn, cityWord, codeWord, daysToBirthday, isFromThrough } from "./selection-days.ts";

/** The highest age in years, and the longest periods in days: until a birthday, and since the registration. */
export const ageMax = 120;
export const birthdayDaysMax = 60;
export const newMemberDaysMax = 3650;

const day = (written: string | null) => (written === null ? null : Temporal.PlainDate.from(written));

/** Conditions on the member's person, home and addresses. */
export const aboutTheMember = {
  HOME_LOCATION: {
    fields: [{ is: "things", key: "locationIds", of: "location", atLeast: 1 }],
    meets: ({ locationIds }, { homeLocationId }) => homeLocationId !== null && locationIds.includes(homeLocationId),
  },
  GENDER: {
    fields: [{ is: "options", key: "genders", options: genderAnswers }],
    meets: ({ genders }, { gender }) => genders.includes(gender ?? "UNKNOWN"),
  },
  AGE: {
    fields: [{ is: "range", low: 0, high: ageMax }],
    meets({ min, max }, { birthday }, today) {
      if (birthday === null) return false;
      const age = ageOn(birthday, today);
      return age >= (min ?? 0) && age <= (max ?? Number.POSITIVE_INFINITY);
    },
  },
  BIRTHDAY_MONTH: {
    fields: [],
    meets: (_, { birthday }, today) => birthday?.month === today.month,
  },
  BIRTHDAY_SOON: {
    fields: [{ is: "number", key: "days", low: 0, high: birthdayDaysMax }],
    meets: ({ days }, { birthday }, today) => birthday !== null && daysToBirthday(birthday, today) <= days,
  },
  CITY: {
    fields: [{ is: "texts", key: "cities", length: textMax.city, kept: normaliseName }],
    meets: ({ cities }, { city }) => cities.map(cityWord).includes(cityWord(city)),
  },
  POST_CODE: {
    fields: [{ is: "texts", key: "codes", length: textMax.zipCode, kept: (typed) => codeWord(normaliseName(typed)) }],
    meets: ({ codes }, { zipCode }) => codes.some((code) => codeWord(zipCode).startsWith(code)),
  },
  REGISTERED: {
    fields: [{ is: "dates" }],
    meets: ({ from, to }, { registeredOn }) => isFromThrough(registeredOn, { first: day(from), last: day(to) }),
  },
  NEW_MEMBER: {
    fields: [{ is: "number", key: "days", low: 1, high: newMemberDaysMax }],
    meets: ({ days }, { registeredOn }, today) =>
      isFromThrough(registeredOn, { first: today.subtract({ days: days - 1 }), last: null }),
  },
  LANGUAGE: {
    fields: [{ is: "options", key: "languages", options: languages }],
    meets: (condition, { language }) => condition.languages.includes(language),
  },
  HAS_EMAIL: { fields: [{ is: "has" }], meets: ({ has }, { hasEmail }) => hasEmail === has },
  HAS_PHONE: { fields: [{ is: "has" }], meets: ({ has }, { hasPhone }) => hasPhone === has },
  CONSENT: {
    fields: [{ is: "choice", key: "channel", options: channels }, { is: "has" }],
    meets: ({ channel, has }, { consents }) => consents.includes(channel) === has,
  },
} satisfies Partial<ConditionDefinitions>;
