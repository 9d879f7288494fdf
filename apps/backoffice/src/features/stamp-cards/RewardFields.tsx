import { Checkbox, TextInput } from "@mantine/core";
import { textMax } from "@stammis/domain/limits";
import { LimitedArea, LimitedField } from "@stammis/shell/LimitedField.tsx";
import type { Form } from "@stammis/shell/use-form.ts";
import { FormSection } from "@stammis/ui/page/Page.tsx";
import { useTranslations } from "use-intl/react";
import type { ImageChoice } from "../../lib/image-choice.ts";
import { LanguageTexts } from "../../shell/LanguageTexts.tsx";
import type { TextsOf } from "../../shell/use-form-texts.ts";
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
