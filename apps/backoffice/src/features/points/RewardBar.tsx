import { Button } from "@mantine/core";
import { checkTransition } from "@stammis/domain/offers/publish-status";
import { SaveBar } from "@stammis/ui/Page.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useNumbers } from "../../lib/numbers.ts";
import { useToday } from "../../lib/use-today.ts";
import { paths } from "../../paths.ts";
import textLink from "../../shell/text-link.module.css";
import type { ClubPoints, Reward } from "./queries.ts";
import { isOver, isUsedUp, pointsOf, publishFacts, type RewardForm } from "./reward-form.ts";
import type { SaveReward } from "./use-save-reward-form.ts";

type RewardBarProps = {
  reward: Reward | null;
  form: RewardForm;
  points: ClubPoints;
  unsaved: boolean;
  saving: boolean;
  save: SaveReward;
};

/** What saving and publishing would mean, and the buttons for it. */
export function RewardBar({ reward, form, points, unsaved, saving, save }: RewardBarProps) {
  const t = useTranslations("points.reward");
  const missing = useTranslations("points.missing");
  const words = useTranslations("words");
  const status = reward?.publishStatus ?? "NEW";
  const termsMissing = points.missing.includes("MEMBERSHIP_TERMS_MISSING");
  const today = useToday();
  const errors = useTranslations("errors");
  const mayPublish = status === "NEW";
  const published = checkTransition(publishFacts(reward, form.endDate, today), "ACTIVE");
  const isPast = mayPublish && !published.ok && published.reason === "END_DATE_PASSED";
  const cost = words("points", { count: pointsOf(form.pointsRequired) ?? 0 });
  const { count } = useNumbers();
  const consequence =
    reward && isUsedUp(reward)
      ? t("usedUp", { redeemed: count(reward.redeemed), limit: count(reward.totalLimit ?? 0) })
      : isPast
        ? errors("END_DATE_PASSED")
        : t(`consequences.${status}`, { points: cost });
  if (reward && isOver(reward, today)) return <SaveBar consequence={consequence}>{null}</SaveBar>;
  return (
    <SaveBar consequence={consequence}>
      {mayPublish && termsMissing && (
        <Link to={paths.membershipTerms} className={textLink.link}>
          {missing("MEMBERSHIP_TERMS_MISSING")}
        </Link>
      )}
      <Button
        type="submit"
        variant={mayPublish ? "default" : "filled"}
        loading={saving}
        disabled={reward !== null && !unsaved}
      >
        {mayPublish ? t("saveDraft") : words("save")}
      </Button>
      {mayPublish && (
        <Button type="button" disabled={saving || termsMissing || isPast} onClick={save("publish")}>
          {t("publish")}
        </Button>
      )}
    </SaveBar>
  );
}
