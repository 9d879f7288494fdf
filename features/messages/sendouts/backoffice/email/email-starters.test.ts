import { expect, test } from "vitest";
import { languages } from "#packages/domain/translations/languages.ts";
import { checkForm, emptySendout, lacking, writtenEmail } from "../sendout-form.ts";
import { emailStarterNames, startedEmail } from "./email-starters.ts";

const smsIn = (text: string) => ({
  ...emptySendout.translations,
  fr: { ...emptySendout.translations.fr, smsText: text },
});

test.each(languages.flatMap((own) => emailStarterNames.map((name) => ({ own, name }))))(
  "the template $name, filled in for a club with the language $own, is complete in every language",
  ({ own, name }) => {
    const typed = { ...emptySendout, name: "Nytt", bySms: false, byEmail: true };
    const form = { ...typed, ...startedEmail(name, own, typed.translations) };
    expect(checkForm(form, own)).toEqual({});
    expect(lacking(form, own)).toEqual([]);
    const { translations, blocks } = writtenEmail(form);
    const others = languages.filter((language) => language !== own);
    for (const written of [translations, ...blocks.map((block) => "translations" in block && block.translations)])
      expect(Object.keys(written || {}).toSorted()).toEqual(others.toSorted());
  },
);

test("a template does not change the text of the SMS", () => {
  const { translations } = startedEmail("NEWS", "sv", smsIn("Bonjour"));
  expect(translations.fr).toMatchObject({ smsText: "Bonjour", subject: "Du nouveau chez nous" });
});
