import { expect, test } from "vitest";
import { languages } from "#packages/domain/translations/languages.ts";
import { checkForm, emptySendout, lacking, writtenEmail } from "../sendout-form.ts";
import { emailOccasions, emailStyles, startedEmail } from "./email-starters.ts";

const smsIn = (text: string) => ({
  ...emptySendout.translations,
  fr: { ...emptySendout.translations.fr, smsText: text },
});

const starters = emailOccasions.flatMap((occasion) => emailStyles.map((style) => ({ occasion, style })));

test.each(languages.flatMap((own) => starters.map((starter) => ({ own, ...starter }))))(
  "the template $occasion $style, filled in for a club with the language $own, is complete in every language",
  ({ own, ...starter }) => {
    const typed = { ...emptySendout, name: "Nytt", bySms: false, byEmail: true };
    const form = { ...typed, ...startedEmail(starter, own, typed.translations) };
    expect(checkForm(form, own)).toEqual({});
    // Only the merchant knows the coupon.
    const coupon = ["blocks.1.couponId", "REQUIRED"];
    expect(lacking(form, own)).toEqual(starter.style === "OFFER" ? [coupon] : []);
    const { translations, blocks } = writtenEmail(form);
    const others = languages.filter((language) => language !== own);
    for (const written of [
      translations,
      ...blocks.map((block) => "translations" in block && block.translations).filter(Boolean),
    ])
      expect(Object.keys(written || {}).toSorted()).toEqual(others.toSorted());
  },
);

test("a template does not change the text of the SMS", () => {
  const { translations } = startedEmail({ occasion: "NEWS", style: "WARM" }, "sv", smsIn("Bonjour"));
  expect(translations.fr).toMatchObject({ smsText: "Bonjour", subject: "Du nouveau chez nous" });
});
