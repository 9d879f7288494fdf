import { useNavigate } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { useImageChoice } from "../../lib/image-choice.ts";
import { useCan } from "../../lib/session.ts";
import { useForm } from "../../lib/use-form.ts";
import { useToday } from "../../lib/use-today.ts";
import { paths } from "../../paths.ts";
import { EditorPage } from "../../shell/EditorPage.tsx";
import { UnsavedGuard } from "../../shell/UnsavedGuard.tsx";
import classes from "./points.module.css";
import type { ClubPoints, Reward } from "./queries.ts";
import { RewardBar } from "./RewardBar.tsx";
import { RewardFields, RewardImage } from "./RewardFields.tsx";
import { RewardLimits } from "./RewardLimits.tsx";
import { RewardMenu } from "./RewardMenu.tsx";
import { RewardPreview } from "./RewardPreview.tsx";
import { checkReward, emptyReward, isOver, type RewardForm, rewardFormOf } from "./reward-form.ts";
import { useSaveRewardForm } from "./use-save-reward-form.ts";

type RewardEditorProps = { reward: Reward | null; points: ClubPoints };

/** A reward coupon, new (null) or old. */
export function RewardEditor({ reward, points }: RewardEditorProps) {
  const t = useTranslations("points.reward");
  const shell = useTranslations("shell");
  const navigate = useNavigate();
  const mayChange = useCan("manageClub");
  const today = useToday();
  const image = useImageChoice(reward?.imagePath ?? null);
  const taken = reward?.redeemed ?? 0;
  const form = useForm<RewardForm>({
    defaultValues: reward ? rewardFormOf(reward) : emptyReward,
    check: (values) => checkReward(values, taken),
  });
  const { isDirty, isSubmitting } = form.formState;
  const unsaved = isDirty || image.changed;
  const save = useSaveRewardForm({ reward, form, image });
  const values = useWatch({ control: form.control }) as RewardForm;
  const final = reward !== null && isOver(reward, today);
  const toPoints = () => void navigate({ to: paths.points, ignoreBlocker: true });
  return (
    <EditorPage
      title={reward ? reward.name : t("newTitle")}
      description={mayChange ? undefined : t("readOnly")}
      back={{ to: paths.points, label: shell("points") }}
      actions={reward && mayChange && <RewardMenu reward={reward} onDeleted={toPoints} />}
      preview={<RewardPreview form={values} imageUrl={image.url} />}
      previewTitle={t("preview")}
      readOnly={!mayChange}
      onSubmit={final ? undefined : save("draft")}
      bar={
        <RewardBar reward={reward} form={values} points={points} unsaved={unsaved} saving={isSubmitting} save={save} />
      }
    >
      <UnsavedGuard when={unsaved && !isSubmitting} />
      <fieldset disabled={final} className={classes.bare}>
        <RewardFields form={form} points={points} />
        <RewardLimits form={form} taken={taken} />
        <RewardImage image={image} name={values.name} />
      </fieldset>
    </EditorPage>
  );
}
