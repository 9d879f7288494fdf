import { Checkbox, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import type { ImageChoice } from "#packages/web/backoffice/files/image-choice.ts";
import { LanguageTexts } from "#packages/web/backoffice/translations/LanguageTexts.tsx";
import type { TextsOf } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { CardImage } from "./CardImage.tsx";
import type { CardText } from "./stamp-card-form.ts";
import type { StampCardFieldForm } from "./use-stamp-card-fields.ts";

type RewardFieldsProps = { form: StampCardFieldForm; texts: TextsOf<CardText>; image: ImageChoice };

/** Edits the reward of a full card and its days. */
export function RewardFields({ form, texts, image }: RewardFieldsProps) {
  const t = useTranslations("stampCards");
  return (
    <FormSection title={t("reward")} description={t("rewardHint")}>
      <LanguageTexts texts={texts} of={["reward", "rewardDescription"]}>
        <LimitedField description={t("rewardNameHint")} required={texts.isOwn} {...texts.field("reward")} />
        <LimitedArea autosize minRows={2} {...texts.field("rewardDescription")} />
      </LanguageTexts>
      <TextInput
        description={t("dayValidationHint")}
        inputWrapperOrder={["label", "input", "error", "description"]}
        required
        inputMode="numeric"
        maw={240}
        {...form.input("dayValidation")}
      />
      <CardImage part="reward" image={image} />
      <Checkbox description={t("hideRewardHint")} {...form.input("hideReward")} />
    </FormSection>
  );
}
