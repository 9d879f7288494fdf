import { expect, test } from "vitest";
import { countSegments } from "#features/messages/sms/domain/segments.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { makeShortToken } from "#packages/server/security/tokens.ts";
import { clubContent, invitationContent } from "./messages.ts";

const link = `https://kafferosteriet.stammis.example/norr/onboarding/confirmation/${makeShortToken()}`;

test.each(languages)("an SMS to one person costs one credit in %s", (language) => {
  const phrases = ["memberActivation", "memberInvitation", "alreadyMember"] as const;
  const texts = phrases.map((phrase) => clubContent(phrase, language, "Kafferosteriet", link).sms);
  for (const text of texts) expect({ text, segments: countSegments(text) }).toEqual({ text, segments: 1 });
});

test.each(languages)("an invitation names the pending amounts within one credit in %s", (language) => {
  const waits = [
    { points: 85, stamps: 0 },
    { points: 0, stamps: 1 },
    { points: 1240, stamps: 12 },
  ];
  for (const waiting of waits) {
    const { sms } = invitationContent(language, "Kafferosteriet", link, waiting);
    expect(sms.replace(/(?<=\d)[ ,](?=\d)/g, "")).toContain(` ${waiting.points || waiting.stamps} `);
    expect({ sms, segments: countSegments(sms) }).toEqual({ sms, segments: 1 });
  }
});

test("an SMS omits the pending amounts when the club’s long name leaves too little space for one credit", () => {
  const name = "Konditoriet".repeat(5);
  const { sms, letter } = invitationContent("sv", name, link, { points: 85, stamps: 2 });
  expect(sms).toBe(clubContent("memberInvitation", "sv", name, link).sms);
  expect(letter.heading).toBe("85 poäng och 2 stämplar väntar på dig");
});

test("a message with a single-use link states how long the link works, unlike one with a sign-in link", () => {
  expect(clubContent("memberActivation", "sv", "Kafé", link).letter.notes).toHaveLength(2);
  expect(clubContent("alreadyMember", "sv", "Kafé", link).letter.notes).toHaveLength(1);
});
