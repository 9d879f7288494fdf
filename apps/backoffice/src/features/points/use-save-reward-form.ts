import { useNavigate } from "@tanstack/react-router";
import type { SyntheticEvent } from "react";
import { useTranslations } from "use-intl/react";
import type { ImageChoice } from "../../lib/image-choice.ts";
import { useNotices } from "../../lib/notices.ts";
import { applyProblem, useProblemText } from "../../lib/problem.ts";
import type { Form } from "../../lib/use-form.ts";
import { paths } from "../../paths.ts";
import { type Reward, useRemoveRewardImage, useSaveReward, useSetRewardImage, useSetRewardStatus } from "./queries.ts";
import { type RewardForm, rewardFormOf, rewardOf } from "./reward-form.ts";

export type SaveReward = (as: "draft" | "publish") => (event: SyntheticEvent) => Promise<void>;

type Editing = { reward: Reward | null; form: Form<RewardForm>; image: ImageChoice };

/** Saves the words, then the picture, then publishes where asked to; what fails is said, and what was saved stays. */
export function useSaveRewardForm({ reward, form, image }: Editing): SaveReward {
  const t = useTranslations("points");
  const notices = useNotices();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const saveWords = useSaveReward(reward?.id ?? null);
  const setImage = useSetRewardImage();
  const removeImage = useRemoveRewardImage();
  const setStatus = useSetRewardStatus();

  const words = (values: RewardForm) =>
    saveWords.mutateAsync(rewardOf(values)).catch((error: unknown) => {
      if (!applyProblem(form, error)) notices.failed(error, t("saveFailed"));
      return null;
    });
  const picture = async (id: number): Promise<boolean> => {
    if (!image.changed) return true;
    try {
      if (image.file) await setImage.mutateAsync({ id, file: image.file });
      else await removeImage.mutateAsync(id);
      image.settle();
      return true;
    } catch (error) {
      image.setError(problemText(error));
      notices.failed(error, t("reward.imageFailed"));
      return false;
    }
  };
  const publish = async (id: number): Promise<boolean> => {
    try {
      await setStatus.mutateAsync({ id, publishStatus: "ACTIVE" });
      return true;
    } catch (error) {
      notices.failed(error, t("transitions.failed"));
      return false;
    }
  };
  return (as) =>
    form.handleSubmit(async (values) => {
      const saved = await words(values);
      if (!saved) return;
      form.reset(rewardFormOf(saved));
      const { id, name } = saved;
      const whole = (await picture(id)) && (as === "draft" || (await publish(id)));
      if (whole) {
        const done = reward ? t("reward.saved", { name }) : t("reward.created", { name });
        notices.done(as === "publish" ? t("transitions.done.ACTIVE", { name }) : done);
      }
      if (whole && (as === "publish" || !reward)) await navigate({ to: paths.points, ignoreBlocker: true });
      else if (!reward) {
        await navigate({ to: paths.reward, params: { id: String(id) }, replace: true, ignoreBlocker: true });
      }
    });
}
