import { TextInput } from "@mantine/core";
import type { ComponentProps } from "react";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { LanguageTexts } from "#packages/web/backoffice/translations/LanguageTexts.tsx";
import type { TextsOf } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { BannerField } from "./banner/BannerField.tsx";
import type { CampaignText } from "./campaign-form.ts";
import type { CampaignFieldForm } from "./use-campaign-fields.ts";

/** Edits the name and the description. */
export function CampaignWhat({ texts }: { texts: TextsOf<CampaignText> }) {
  const t = useTranslations("campaigns");
  return (
    <FormSection title={t("what")}>
      <LanguageTexts texts={texts} of={["name", "description"]}>
        <LimitedField description={t("nameHint")} required={texts.isOwn} {...texts.field("name")} />
        <LimitedArea description={t("descriptionHint")} autosize minRows={3} {...texts.field("description")} />
      </LanguageTexts>
    </FormSection>
  );
}

type CampaignBannerProps = ComponentProps<typeof BannerField> & { texts: TextsOf<CampaignText> };

/** Edits the banner and its alternative text, for screen readers and other languages. */
export function CampaignBanner({ texts, ...field }: CampaignBannerProps) {
  const t = useTranslations("campaigns");
  const written = (field.banner?.texts ?? []).map(({ text }) => text).join(" ");
  const bannerText = texts.field("bannerText");
  return (
    <FormSection title={t("bannerTitle")} description={t("bannerHint")}>
      <BannerField {...field} />
      {written !== "" && (
        <LanguageTexts texts={texts} of={["bannerText"]}>
          <LimitedArea
            description={t("bannerTextHint")}
            autosize
            minRows={2}
            {...bannerText}
            placeholder={bannerText.placeholder ?? written}
          />
        </LanguageTexts>
      )}
    </FormSection>
  );
}

type CampaignButtonProps = { form: CampaignFieldForm; texts: TextsOf<CampaignText> };

/** Edits the label and the link of the campaign's button together. Spec §5. */
export function CampaignButton({ form, texts }: CampaignButtonProps) {
  const t = useTranslations("campaigns");
  return (
    <FormSection title={t("button")} description={t("buttonHint")}>
      <LanguageTexts texts={texts} of={["actionButtonLabel"]}>
        <LimitedField {...texts.field("actionButtonLabel", { deps: "actionButtonTarget" })} />
      </LanguageTexts>
      <TextInput
        placeholder={t("targetPlaceholder")}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        {...form.input("actionButtonTarget", { deps: "actionButtonLabel" })}
      />
    </FormSection>
  );
}
