import { describe, expect, test } from "vitest";
import { fieldOfWords } from "./heading-words.ts";

describe("a heading in any wording", () => {
  test.each([
    ["Opted out of email: Marketing Information", "optOutEmail"],
    ["Do Not Email", "optOutEmail"],
    ["Do Not SMS", "optOutSms"],
    ["Do not mail", "optOutEmail"],
    ["No Bulk Emails (User Opt Out)", "optOutEmail"],
    ["Is Opt Out", "optOut"],
    ["Blacklist", "optOut"],
    ["EMAIL_BLACKLISTED", "optOutEmail"],
    ["SMS_BLACKLISTED", "optOutSms"],
    ["Opt-out date", "optOut"],
    ["Unsubscribe", "optOut"],
    ["Vill inte ha nyhetsbrev", "optOutEmail"],
    ["Inga utskick", "optOut"],
    ["Nej till reklam", "optOut"],
    ["Avanmäld från SMS", "optOutSms"],
    ["Ne pas contacter", "optOut"],
    ["Désinscription newsletter", "optOutEmail"],
  ])("%s is read as the opt-out %s", (heading, field) => {
    expect(fieldOfWords(heading)).toBe(field);
  });

  test.each([
    "Unsubscribe link",
    "UNSUB_CAMPAIGN_TITLE",
    "Spärrat kort",
    "Intern e-post",
    "Internal email address",
    "No SMS sent",

    "Ej medlem",
    "Notes",
    "Inga barn",
    "Nominerad",
  ])("%s is read as no opt-out", (heading) => {
    expect(fieldOfWords(heading)).toBe(null);
  });
});
