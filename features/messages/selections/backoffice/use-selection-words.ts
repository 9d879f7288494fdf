import { useMemo } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import type { NamedThing } from "../domain/condition-fields.ts";
import { selectionWords } from "../i18n/selection-words.ts";
import type { Things } from "./queries.ts";

/** Returns a selection and each of its conditions in words, with the club's names. */
export function useSelectionWords(things: Things) {
  const t = useTranslations("selections");
  const language = useLocale();
  return useMemo(() => {
    const mapOf = (kind: NamedThing) => new Map(things[kind].map(({ id, name }) => [id, name]));
    const names = {
      location: mapOf("location"),
      category: mapOf("category"),
      campaign: mapOf("campaign"),
      stampCard: mapOf("stampCard"),
      coupon: mapOf("coupon"),
    };
    return selectionWords({ t, language, names });
  }, [t, language, things]);
}
