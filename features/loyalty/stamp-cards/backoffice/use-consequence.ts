import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { mayCollect } from "#features/loyalty/publishing/domain/publish-status.ts";
import { inSentence } from "#packages/domain/text.ts";
import { type PromiseChanges, promiseChangesQuery, type StampCard } from "./queries.ts";
import { promiseOf, promisesOtherwise, type StampCardForm } from "./stamp-card-form.ts";

const noPromise = { stampsAmount: 0, monthValidation: 0, dayValidation: 0 };

/** Returns the effect of changed terms on open fillings; undefined without a change, or while loading. */
function usePromiseChanges(card: StampCard | null, form: StampCardForm): PromiseChanges | undefined {
  const changes = card !== null && mayCollect(card.publishStatus) && promisesOtherwise(form, card);
  const [settled] = useDebouncedValue(form, 300);
  const promise = promiseOf(settled);
  const query = useQuery({
    ...promiseChangesQuery(card?.id ?? 0, promise ?? noPromise),
    enabled: changes && promise !== null,
    placeholderData: (before) => before,
  });
  return changes ? query.data : undefined;
}

/** Describes the effect of saving or publishing a card, on open fillings first. */
export function useConsequence(card: StampCard | null, form: StampCardForm): string {
  const t = useTranslations("stampCards");
  const changes = usePromiseChanges(card, form);
  const promise = promiseOf(form);
  const status = card?.publishStatus ?? "NEW";
  if (status === "NEW") {
    const { stampsAmount: stamps, monthValidation: months } = promise ?? noPromise;
    return promise && form.reward
      ? t("consequences.NEW", { stamps, months, reward: inSentence(form.reward) })
      : t("draft");
  }
  if (!changes) return status === "STOPPED" ? t("consequences.STOPPED") : t("consequences.ACTIVE");
  const { filled, better, kept: keptCount, same } = changes;
  if (filled + better + keptCount + same === 0) return t("change.nobody");
  const sentences = [
    filled > 0 && t("change.filled", { count: filled }),
    better > 0 && t("change.better", { count: better }),
    keptCount > 0 && t("change.kept", { count: keptCount }),
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(" ") : t("change.same");
}
