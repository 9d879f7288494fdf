import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { stampCardsQuery } from "#features/loyalty/stamp-cards/backoffice/queries.ts";
import type { Automatic } from "../../domain/occasions.ts";
import { type OccasionForm, occasionProblems, writtenAutomatic } from "./occasion-form.ts";

/** Returns the schedule of an automatic sendout in words; for a typed one, empty while it has errors. */
export function useOccasionWords() {
  const t = useTranslations("automaticSendouts");
  const cards = useQuery(stampCardsQuery).data;
  const say = ({ occasion, at }: Automatic) => {
    const isCard = occasion.kind === "CARD_NEARLY_FULL";
    const count = isCard ? occasion.stampsLeft : occasion.days;
    const card = isCard ? cards?.find(({ id }) => id === occasion.stampCardId)?.name : undefined;
    return t(`when.${occasion.kind}`, { count, at, card: card ?? t("aCard") });
  };
  const ofForm = (form: OccasionForm) => {
    const automatic = writtenAutomatic(form);
    return automatic && Object.keys(occasionProblems(form)).length === 0 ? say(automatic) : "";
  };
  return { say, ofForm };
}
