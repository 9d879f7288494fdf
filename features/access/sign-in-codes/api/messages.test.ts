import { expect, test } from "vitest";
import { countSegments } from "#features/messages/sms/domain/segments.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { signInCodeContent } from "./messages.ts";

test.each(languages)("an SMS with a code costs one credit in %s", (language) => {
  const link = "https://kafferosteriet.stammis.example/login/code";
  const { sms } = signInCodeContent(language, "Kafferosteriet", { code: "123456", link });
  expect({ sms, segments: countSegments(sms) }).toEqual({ sms, segments: 1 });
});
