import { expect, test } from "vitest";
import { checkSendout, type SendoutFields } from "./check-sendout.ts";

const draft: SendoutFields = {
  name: "Lördagens bullar",
  media: [],
  sms: { text: "", link: "", translations: {} },
  email: null,
  senderName: "",
  heldOutPercent: 0,
};
const checked = (fields: Partial<SendoutFields>) => checkSendout({ ...draft, ...fields }, "sv");
const sms = (text: string, more: object = {}) => ({ text, link: "", translations: {}, ...more });

test("a draft needs a name; a start needs a medium and its text", () => {
  expect(checked({})).toMatchObject({ problems: {}, missing: { media: "MEDIUM_REQUIRED" } });
  expect(checked({ name: "" }).problems).toEqual({ name: "REQUIRED" });
  expect(checked({ media: ["SMS", "EMAIL"] }).missing).toEqual({ "sms.text": "MESSAGE_REQUIRED", email: "REQUIRED" });
  expect(checked({ media: ["SMS"], sms: sms("Hej!") })).toMatchObject({ problems: {}, missing: {} });
});

test("an SMS has at most 155 characters in each language", () => {
  const long = "x".repeat(156);
  expect(checked({ sms: sms("x".repeat(155)) }).problems).toEqual({});
  expect(checked({ sms: sms(long, { translations: { fr: { text: long } } }) }).problems).toEqual({
    "sms.text": "MESSAGE_TOO_LONG",
    "sms.translations.fr.text": "MESSAGE_TOO_LONG",
  });
});

test("facts need a fallback, links must be https or the club's own, and a sender name has 3 to 11 letters or digits", () => {
  expect(checked({ sms: sms("Hej {firstName}") }).problems).toEqual({ "sms.text": "FALLBACK_REQUIRED" });
  expect(checked({ sms: sms("Hej", { link: "http://kaffe.se" }) }).problems).toEqual({ "sms.link": "INVALID_URL" });
  expect(checked({ sms: sms("Hej", { link: "kaffe.se/meny" }) }).sendout.sms.link).toBe("https://kaffe.se/meny");
  const names = ["", "Ka1", "Kaffebonan1", "Ka", "Kaffebonan12", "Kaffe bonan", "Kaffebönan"];
  expect(names.map((senderName) => checked({ senderName }).problems.senderName ?? "ok")).toEqual([
    ...["ok", "ok", "ok"],
    ...Array(4).fill("INVALID_SENDER_NAME"),
  ]);
});

test("an e-mail is checked by its own rules, and a draft may lack required parts", () => {
  const email = { version: 1 as const, subject: "", preheader: "", translations: {}, blocks: [] };
  expect(checked({ email })).toMatchObject({ problems: {}, missing: { media: "MEDIUM_REQUIRED" } });
  expect(checked({ email, media: ["EMAIL"] }).missing).toEqual({
    "email.subject": "REQUIRED",
    "email.blocks": "REQUIRED",
  });
  expect(checked({ email: { ...email, subject: "x".repeat(121) } }).problems).toEqual({
    "email.subject": "NAME_TOO_LONG",
  });
});

test("at most half of a sendout’s members may be held out", () => {
  expect([0, 50, 51, -1].map((heldOutPercent) => checked({ heldOutPercent }).problems.heldOutPercent)).toEqual([
    undefined,
    undefined,
    "INVALID_INPUT",
    "INVALID_INPUT",
  ]);
});
