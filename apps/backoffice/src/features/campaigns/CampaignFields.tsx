import { TextInput } from "@mantine/core";
import { actionLabelMax, nameMax } from "@stammis/domain/limits";
import { LimitedArea, LimitedField } from "@stammis/shell/LimitedField.tsx";
import type { Form } from "@stammis/shell/use-form.ts";
import { FormSection } from "@stammis/ui/page/Page.tsx";
import type { ComponentProps } from "react";
import { useTranslations } from "use-intl/react";
import { BannerField } from "./banner/BannerField.tsx";
import type { CampaignForm } from "./campaign-form.ts";

const descriptionMax = 2000;

/** What it is called and what it says. */
export function CampaignWhat({ form }: { form: Form<CampaignForm> }) {
  const t = useTranslations("campaigns");
  const { register, formState } = form;
  return (
    <FormSection title={t("what")}>
      <LimitedField
        label={t("name")}
        description={t("nameHint")}
        required
        limit={nameMax}
        {...register("name")}
        error={formState.errors.name?.message}
      />
      <LimitedArea
        label={t("description")}
        description={t("descriptionHint")}
        autosize
        minRows={3}
        limit={descriptionMax}
        {...register("description")}
        error={formState.errors.description?.message}
      />
    </FormSection>
  );
}

export function CampaignBanner(field: ComponentProps<typeof BannerField>) {
  const t = useTranslations("campaigns");
  return (
    <FormSection title={t("bannerTitle")} description={t("bannerHint")}>
      <BannerField {...field} />
    </FormSection>
  );
}

/** Label and link together. Spec §5. */
export function CampaignButton({ form }: { form: Form<CampaignForm> }) {
  const t = useTranslations("campaigns");
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title={t("button")} description={t("buttonHint")}>
      <LimitedField
        label={t("actionButtonLabel")}
        limit={actionLabelMax}
        {...register("actionButtonLabel", { deps: "actionButtonTarget" })}
        error={errors.actionButtonLabel?.message}
      />
      <TextInput
        label={t("actionButtonTarget")}
        placeholder={t("targetPlaceholder")}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        {...register("actionButtonTarget", { deps: "actionButtonLabel" })}
        error={errors.actionButtonTarget?.message}
      />
    </FormSection>
  );
}
