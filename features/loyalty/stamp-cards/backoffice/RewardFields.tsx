import { Checkbox, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import type { ImageChoice } from "#packages/web/backoffice/files/image-choice.ts";
import { LanguageTexts } from "#packages/web/backoffice/translations/LanguageTexts.tsx";
import type { TextsOf } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { LimitedArea, LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import { CardImage } from "./CardImage.tsx";
import type { CardText, StampCardForm } from "./stamp-card-form.ts";

type RewardFieldsProps = { form: Form<StampCardForm>; texts: TextsOf<CardText>; image: ImageChoice };

/** What a full card gives, and for how many days. */
export function RewardFields({ form, texts, image }: RewardFieldsProps) {
  const t = useTranslations("stampCards");
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title={t("reward")} description={t("rewardHint")}>
      <LanguageTexts texts={texts} of={["reward", "rewardDescription"]}>
        <LimitedField
          label={t("rewardName")}
          description={t("rewardNameHint")}
          required={texts.isOwn}
          limit={textMax.offerName}
          {...texts.field("reward")}
        />
        <LimitedArea
          label={t("rewardDescription")}
          autosize
          minRows={2}
          limit={textMax.offerText}
          {...texts.field("rewardDescription")}
        />
      </LanguageTexts>
      <TextInput
        label={t("dayValidation")}
        description={t("dayValidationHint")}
        inputWrapperOrder={["label", "input", "error", "description"]}
        required
        inputMode="numeric"
        maw={240}
        {...register("dayValidation")}
        error={errors.dayValidation && t("dayValidationWrong")}
      />
      <CardImage part="reward" image={image} />
      <Checkbox label={t("hideReward")} description={t("hideRewardHint")} {...register("hideReward")} />
    </FormSection>
  );
}
