import { Textarea, TextInput } from "@mantine/core";
import { kronorFromOre } from "@stammis/domain/money";
import { isFinal } from "@stammis/domain/publish-status";
import { ImageField } from "@stammis/ui/ImageField.tsx";
import { FormSection } from "@stammis/ui/Page.tsx";
import { useNavigate } from "@tanstack/react-router";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { type ImageChoice, useImageChoice } from "../../lib/image-choice.ts";
import { useNumbers } from "../../lib/numbers.ts";
import { useCan } from "../../lib/session.ts";
import { useResolver } from "../../lib/use-resolver.ts";
import { paths } from "../../paths.ts";
import { EditorPage } from "../../shell/EditorPage.tsx";
import { UnsavedGuard } from "../../shell/UnsavedGuard.tsx";
import classes from "./points.module.css";
import type { ClubPoints, Reward } from "./queries.ts";
import { RewardBar } from "./RewardBar.tsx";
import { RewardMenu } from "./RewardMenu.tsx";
import { RewardPreview } from "./RewardPreview.tsx";
import { checkReward, emptyReward, pointsOf, type RewardForm, rewardFormOf } from "./reward-form.ts";
import { oreFor } from "./rule-form.ts";
import { useSaveRewardForm } from "./use-save-reward-form.ts";

type RewardEditorProps = { reward: Reward | null; points: ClubPoints };

/** A reward coupon, new (null) or old. */
export function RewardEditor({ reward, points }: RewardEditorProps) {
  const t = useTranslations("points.reward");
  const shell = useTranslations("shell");
  const navigate = useNavigate();
  const mayChange = useCan("manageClub");
  const image = useImageChoice(reward?.imagePath ?? null);
  const form = useForm<RewardForm>({
    defaultValues: reward ? rewardFormOf(reward) : emptyReward,
    resolver: useResolver(checkReward),
    mode: "onTouched",
  });
  const { isDirty, isSubmitting } = form.formState;
  const unsaved = isDirty || image.changed;
  const save = useSaveRewardForm({ reward, form, image });
  const values = useWatch({ control: form.control }) as RewardForm;
  const final = reward !== null && isFinal(reward.publishStatus);
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
      onSubmit={final ? undefined : () => void save("draft")}
      bar={
        <RewardBar reward={reward} form={values} points={points} unsaved={unsaved} saving={isSubmitting} save={save} />
      }
    >
      <UnsavedGuard when={unsaved && !isSubmitting} />
      <fieldset disabled={final} className={classes.bare}>
        <RewardFields form={form} points={points} />
        <RewardImage image={image} name={values.name} />
      </fieldset>
    </EditorPage>
  );
}

function RewardFields({ form, points }: { form: UseFormReturn<RewardForm>; points: ClubPoints }) {
  const t = useTranslations("points.reward");
  const { kronor } = useNumbers();
  const { register, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control: form.control, name: "pointsRequired" });
  const ore = oreFor(pointsOf(typed) ?? 0, points.pointsPerKrona);
  return (
    <>
      <FormSection title={t("what")}>
        <TextInput
          label={t("name")}
          description={t("nameHint")}
          required
          maxLength={60}
          {...register("name")}
          error={errors.name?.message}
        />
        <Textarea
          label={t("description")}
          description={t("descriptionHint")}
          autosize
          minRows={3}
          maxLength={500}
          {...register("description")}
        />
      </FormSection>
      <FormSection title={t("price")}>
        <TextInput
          label={t("pointsRequired")}
          description={ore ? t("worth", { amount: kronor(kronorFromOre(ore)) }) : undefined}
          inputWrapperOrder={["label", "input", "error", "description"]}
          required
          inputMode="numeric"
          maw={240}
          {...register("pointsRequired")}
          error={errors.pointsRequired && t("pointsRequiredWrong")}
        />
      </FormSection>
    </>
  );
}

function RewardImage({ image, name }: { image: ImageChoice; name: string }) {
  const t = useTranslations("points.reward");
  return (
    <FormSection title={t("picture")}>
      <ImageField
        label={t("image")}
        description={t("imageHint")}
        imageUrl={image.url}
        imageAlt={t("imageAlt", { name: name || t("previewName") })}
        pickLabel={t("imagePick")}
        replaceLabel={t("imageReplace")}
        removeLabel={t("imageDrop")}
        onPick={image.pick}
        onRemove={image.file ? image.settle : undefined}
        error={image.error}
      />
    </FormSection>
  );
}
