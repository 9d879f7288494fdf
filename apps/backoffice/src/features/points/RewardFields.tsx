import { TextInput } from "@mantine/core";
import { textMax } from "@stammis/domain/limits";
import { kronorFromOre } from "@stammis/domain/money";
import { ImageField } from "@stammis/ui/ImageField.tsx";
import { FormSection } from "@stammis/ui/Page.tsx";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type { ImageChoice } from "../../lib/image-choice.ts";
import { useNumbers } from "../../lib/numbers.ts";
import type { Form } from "../../lib/use-form.ts";
import { LimitedArea, LimitedField } from "../../shell/LimitedField.tsx";
import type { ClubPoints } from "./queries.ts";
import { pointsOf, type RewardForm } from "./reward-form.ts";
import { oreFor } from "./rule-form.ts";

type RewardFieldsProps = { form: Form<RewardForm>; points: ClubPoints };

/** What the member gets, and what it costs. */
export function RewardFields({ form, points }: RewardFieldsProps) {
  const t = useTranslations("points.reward");
  const { kronor } = useNumbers();
  const { register, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control: form.control, name: "pointsRequired" });
  const ore = oreFor(pointsOf(typed) ?? 0, points.pointsPerKrona);
  return (
    <>
      <FormSection title={t("what")}>
        <LimitedField
          label={t("name")}
          description={t("nameHint")}
          required
          limit={textMax.offerName}
          {...register("name")}
          error={errors.name?.message}
        />
        <LimitedArea
          label={t("description")}
          description={t("descriptionHint")}
          autosize
          minRows={3}
          limit={textMax.offerText}
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

export function RewardImage({ image, name }: { image: ImageChoice; name: string }) {
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
        removeLabel={image.file ? t("imageDrop") : t("imageRemove")}
        onPick={image.pick}
        onRemove={image.url ? image.remove : undefined}
        error={image.error}
      />
    </FormSection>
  );
}
