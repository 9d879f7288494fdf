import { expect, test } from "vitest";
import { countSegments } from "#features/messages/sms/domain/segments.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { makeShortToken } from "#packages/server/security/tokens.ts";
import { passwordResetContent } from "./messages.ts";

test.each(languages)("an SMS with a reset link costs one credit in %s", (language) => {
  const link = `https://kafferosteriet.stammis.example/auth/password/reset/${makeShortToken()}`;
  const { sms } = passwordResetContent(language, "Kafferosteriet", link);
  expect({ sms, segments: countSegments(sms) }).toEqual({ sms, segments: 1 });
});
