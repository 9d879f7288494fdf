import { createTranslator } from "use-intl/core";
import type { Language } from "#packages/domain/translations/languages.ts";
import { isKnownAct } from "../domain/trail.ts";
import { en } from "./backoffice/en.ts";
import { fr } from "./backoffice/fr.ts";
import { sv } from "./backoffice/sv.ts";
import { type TrailTold, trailWords } from "./trail-words.ts";

const phrases: Record<Language, unknown> = { sv, en, fr };

/** Phrases an entry of the trail as plain text for a file. `places` maps ids of points of sale to names. */
export function trailSentences(language: Language, places: ReadonlyMap<string, string>) {
  const t = createTranslator({ locale: language, messages: phrases[language] as typeof sv });
  const { changeOf, nameOf, personOf } = trailWords({ t, language, day: (date) => date, places });
  const kronor = new Intl.NumberFormat(language, { minimumFractionDigits: 2, trailingZeroDisplay: "stripIfInteger" });
  return {
    person: ({ by }: TrailTold) => personOf(by),
    sentence: ({ act, thing, points, amount }: TrailTold & { amount: number | null }) =>
      isKnownAct(act)
        ? t.markup(`acts.${act}`, {
            name: nameOf(thing),
            points: points ?? 0,
            amount: amount === null ? "" : `${kronor.format(amount)}\u00a0kr`,
            thing: (name: string) => name,
          })
        : t("unknownAct"),
    changes: ({ changes }: TrailTold) => changes.map(changeOf).join("; "),
  };
}
