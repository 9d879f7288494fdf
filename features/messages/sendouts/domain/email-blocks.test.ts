import { expect, test } from "vitest";
import { checkEmail, couponOfTarget, type Email, emailBlocksMax } from "./email-blocks.ts";

const email: Email = {
  version: 1,
  subject: "Nybakat på lördag",
  preheader: "",
  translations: { fr: { subject: "Du frais samedi" } },
  blocks: [
    { kind: "BANNER", picturePath: `/files/1/${"a".repeat(32)}.webp`, alt: "En bulle", target: "", translations: {} },
    { kind: "TEXT", text: "Hej {firstName|du}!", translations: { fr: { text: "Bonjour {firstName|}\u00a0!" } } },
    { kind: "COUPON", couponId: 7 },
    { kind: "BUTTON", label: "Se menyn", target: "kaffe.se/meny", translations: {} },
  ],
};
const problemsOf = (changed: Partial<Email>) => checkEmail({ ...email, ...changed }, "sv").problems;
const button = { kind: "BUTTON", label: "Se", target: "", translations: {} } as const;
const banner = { kind: "BANNER", picturePath: "", alt: "Bulle", target: "", translations: {} } as const;
const text = { kind: "TEXT", text: "Hej", translations: {} } as const;

test("a complete e-mail is returned unchanged, except that an address without a scheme becomes https", () => {
  const { email: checkedEmail, problems } = checkEmail(email, "sv");
  expect(problems).toEqual({});
  expect(checkedEmail).toEqual({
    ...email,
    blocks: [...email.blocks.slice(0, 3), { ...button, label: "Se menyn", target: "https://kaffe.se/meny" }],
  });
  expect(checkEmail(checkedEmail, "sv")).toEqual({ email: checkedEmail, problems: {} });
});

test("each text has errors at its own field, in its own language", () => {
  const long = {
    ...text,
    text: "x".repeat(2001),
    translations: { fr: { text: "Salut {prenom|}" }, sv: { text: "bort" } },
  };
  const wrong = problemsOf({
    subject: " ",
    preheader: "x".repeat(151),
    translations: { en: { subject: "Hi {firstName}" } },
    blocks: [long, { ...button, label: "x".repeat(25) }, { ...text, text: "[här](http://kaffe.se)" }],
  });
  expect(wrong).toEqual({
    subject: "REQUIRED",
    preheader: "NAME_TOO_LONG",
    "translations.en.subject": "FALLBACK_REQUIRED",
    "blocks.0.text": "NAME_TOO_LONG",
    "blocks.0.translations.fr.text": "FIELD_UNKNOWN",
    "blocks.1.label": "LABEL_TOO_LONG",
    "blocks.2.text": "INVALID_URL",
  });
});

test("an incomplete draft only reports REQUIRED", () => {
  const blocks = [
    banner,
    { kind: "COUPON", couponId: null } as const,
    { ...button, label: "" },
    { ...text, text: "\n" },
  ];
  const wrong = problemsOf({ subject: "", blocks });
  expect(Object.keys(wrong)).toEqual([
    "subject",
    "blocks.0.picturePath",
    "blocks.1.couponId",
    "blocks.2.label",
    "blocks.3.text",
  ]);
  expect(new Set(Object.values(wrong))).toEqual(new Set(["REQUIRED"]));
  expect(problemsOf({ blocks: [] })).toEqual({ blocks: "REQUIRED" });
  expect(problemsOf({ blocks: Array.from({ length: emailBlocksMax + 1 }, () => text) })).toEqual({
    blocks: "INVALID_INPUT",
  });
});

test.each([
  ["", ""],
  ["/", "/"],
  ["/consumer/contact?a=1", "/consumer/contact?a=1"],
  [" https://kaffe.se ", "https://kaffe.se"],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["/.//evil.example", null],
  ["/a/..//evil.example", null],
  ["http://kaffe.se", null],
  ["javascript:alert(1)", null],
  ["mailto:a@b.se", null],
  [`https://kaffe.se/${"a".repeat(500)}`, null],
])("a button's link to %j is normalised or refused", (target, stored) => {
  const { email: checkedEmail, problems } = checkEmail({ ...email, blocks: [{ ...button, target }] }, "sv");
  if (stored === null) expect(problems).toEqual({ "blocks.0.target": "INVALID_URL" });
  else expect(checkedEmail.blocks[0]).toMatchObject({ target: stored });
});

test("a subject is reduced to one line", () => {
  expect(checkEmail({ ...email, subject: "Hej\r\nBcc: eve@example.com" }, "sv").email.subject).toBe(
    "Hej Bcc: eve@example.com",
  );
});

test("only a link to a coupon's page names a coupon", () => {
  expect([couponOfTarget("/r/7"), couponOfTarget("/r/7/")]).toEqual([7, 7]);
  for (const other of ["", "/", "/r/", "/r/0", "/r/07", "/r/7/x", "/c/7", "https://a.se/r/7", "/r/1234567890123456"])
    expect(couponOfTarget(other), other).toBeNull();
});
