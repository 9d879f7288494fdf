import { expect, test } from "vitest";
import { type Automatic, occasionKinds } from "../domain/occasions.ts";
import { movedBlock, newBlock } from "./email/typed-blocks.ts";
import { occasionFormOf, writtenAutomatic } from "./occasion/occasion-form.ts";
import { checkForm, emptySendout, formField, lacking, type SendoutForm, writtenSendout } from "./sendout-form.ts";
import { startedForm } from "./starters.ts";

const form = (changes: Partial<SendoutForm> = {}): SendoutForm => ({
  ...emptySendout,
  name: "Höst",
  bySms: true,
  byEmail: false,
  ...changes,
});

test("a new sendout is an e-mail", () => {
  expect(emptySendout).toMatchObject({ byEmail: true, bySms: false });
});

test("a request's field is mapped to the form's field", () => {
  expect(formField("sms.text")).toBe("smsText");
  expect(formField("sms.translations.fr.text")).toBe("translations.fr.smsText");
  expect(formField("email.translations.en.subject")).toBe("translations.en.subject");
  expect(formField("email.blocks.2.translations.fr.label")).toBe("blocks.2.translations.fr.label");
  expect(formField("heldOutPercent")).toBe("heldOut");
  expect(formField("media")).toBe("bySms");
});

test("a draft may lack what a start requires", () => {
  const typed = form({ byEmail: true });
  expect(checkForm(typed, "sv")).toEqual({});
  expect(Object.fromEntries(lacking(typed, "sv"))).toEqual({
    smsText: "MESSAGE_REQUIRED",
    subject: "REQUIRED",
    blocks: "REQUIRED",
  });
  expect(Object.fromEntries(lacking(form({ bySms: false }), "sv"))).toEqual({ bySms: "MEDIUM_REQUIRED" });
});

test("the form requires values for every option that is on", () => {
  const typed = form({ forSome: true, later: true, heldOut: "60", smsText: "Hej {firstName}" });
  expect(checkForm(typed, "sv")).toEqual({
    selectionId: "REQUIRED",
    sendAt: "REQUIRED",
    heldOut: "INVALID_INPUT",
    smsText: "FALLBACK_REQUIRED",
  });
});

test("translations are sent with their message", () => {
  const { translations } = emptySendout;
  const fr = { smsText: "Bonjour", subject: "Salut", preheader: "" };
  const written = writtenSendout(form({ byEmail: true, translations: { ...translations, fr } }));
  expect(written.sms.translations).toEqual({ fr: { text: "Bonjour" } });
  expect(written.email?.translations).toEqual({ fr: { subject: "Salut" } });
  expect(writtenSendout(form()).email).toBeNull();
});

test("a block moves by one position, and not beyond an end", () => {
  const blocks = [newBlock("TEXT"), newBlock("BUTTON"), newBlock("COUPON")];
  const kinds = (at: number, by: -1 | 1) => movedBlock(blocks, at, by).map(({ kind }) => kind);
  expect(kinds(2, -1)).toEqual(["TEXT", "COUPON", "BUTTON"]);
  expect(kinds(0, 1)).toEqual(["BUTTON", "TEXT", "COUPON"]);
  expect(kinds(0, -1)).toEqual(["TEXT", "BUTTON", "COUPON"]);
  expect(kinds(2, 1)).toEqual(["TEXT", "BUTTON", "COUPON"]);
});

test.each(occasionKinds)("an automatic sendout remains automatic when it is saved: %s", (kind) => {
  const typed = { ...startedForm(kind, "sv"), stampCardId: kind === "CARD_NEARLY_FULL" ? "7" : "" };
  expect(checkForm(typed, "sv")).toEqual({});
  expect(lacking(typed, "sv")).toEqual([]);
  const { automatic, sendAt } = writtenSendout({ ...typed, later: true, sendAt: "2099-01-01T10:00" });
  expect(automatic).toMatchObject({ occasion: { kind }, at: "10:00" });
  expect(sendAt).toBeNull();
  expect(occasionFormOf(writtenAutomatic(typed) as Automatic)).toMatchObject({
    byItself: true,
    occasion: kind,
    amount: typed.amount,
  });
  expect(Object.keys(writtenSendout(typed).sms.translations)).toEqual(["en", "fr"]);
});

test("errors of an occasion are shown at its fields", () => {
  const wrong = (changes: Partial<SendoutForm>) => checkForm({ ...startedForm("BIRTHDAY", "sv"), ...changes }, "sv");
  expect(wrong({ amount: "31" })).toEqual({ amount: "MAX_TOO_HIGH" });
  expect(wrong({ amount: "" })).toEqual({ amount: "INVALID_INPUT" });
  expect(wrong({ at: "" })).toEqual({ at: "INVALID_INPUT" });
  expect(wrong({ occasion: "CARD_NEARLY_FULL", amount: "1" })).toEqual({ stampCardId: "REQUIRED" });
  expect(formField("automatic.occasion.stampsLeft")).toBe("amount");
});
