import { languages } from "@stammis/domain/languages";
import { expect, test } from "vitest";
import { makeShortToken } from "../../tokens.ts";
import { countSegments } from "../sms-account/segments.ts";
import { clubContent } from "./messages.ts";

const link = `https://kafferosteriet.stammis.example/norr/onboarding/confirmation/${makeShortToken()}`;

test.each(languages)("an SMS to one person costs one credit in %s", (language) => {
  const phrases = ["memberActivation", "memberInvitation", "alreadyMember"] as const;
  const texts = phrases.map((phrase) => clubContent(phrase, language, "Kafferosteriet", link).sms);
  for (const text of texts) expect({ text, segments: countSegments(text) }).toEqual({ text, segments: 1 });
});

test("a link that opens once says how long, the sign-in link does not", () => {
  expect(clubContent("memberActivation", "sv", "Kafé", link).letter.notes).toHaveLength(2);
  expect(clubContent("alreadyMember", "sv", "Kafé", link).letter.notes).toHaveLength(1);
});
