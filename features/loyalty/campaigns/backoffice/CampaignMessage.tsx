import { Button, Checkbox } from "@mantine/core";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { LanguageTexts } from "#packages/web/backoffice/translations/LanguageTexts.tsx";
import type { TextsOf } from "#packages/web/backoffice/translations/use-form-texts.ts";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import type { CampaignForm, CampaignText } from "./campaign-form.ts";
import classes from "./campaigns.module.css";
import type { Campaign } from "./queries.ts";
import { useBeginSendout } from "./sendout/use-begin-sendout.ts";
import type { CampaignFieldForm } from "./use-campaign-fields.ts";

type CampaignMessageProps = {
  form: CampaignFieldForm;
  texts: TextsOf<CampaignText>;
  campaign: Campaign | null;
  /** The form has unsaved input, which a sendout would not include. */
  unsaved: boolean;
};

/** Edits the message that the campaign's publication sends; a published campaign may begin a sendout of it. Spec §5. */
export function CampaignMessage({ form, texts, campaign, unsaved }: CampaignMessageProps) {
  const t = useTranslations("campaigns.message");
  const { welcomeOffer, bySms, byEmail, message, translations } = useWatch({ control: form.control }) as CampaignForm;
  const isWritten = message !== "" || Object.values(translations).some((words) => words.message !== "");
  // Joining members get a welcome offer automatically, so it needs no sendout.
  if (welcomeOffer) return null;
  return (
    <FormSection
      title={t("title")}
      description={t(campaign && campaign.storedStatus !== "NEW" ? "hintPublished" : "hint")}
    >
      <Checkbox {...form.input("bySms", { deps: "message" })} />
      <Checkbox {...form.input("byEmail")} />
      {(bySms || byEmail || isWritten) && (
        <LanguageTexts texts={texts} of={["message"]}>
          <LimitedArea description={t("textHint")} autosize minRows={2} {...texts.field("message")} />
        </LanguageTexts>
      )}
      {campaign?.publishStatus === "ACTIVE" && <SendStep campaign={campaign} unsaved={unsaved} />}
    </FormSection>
  );
}

function SendStep({ campaign, unsaved }: { campaign: Campaign; unsaved: boolean }) {
  const t = useTranslations("campaigns.message");
  const begin = useBeginSendout(campaign);
  if (unsaved) return <p className={classes.quiet}>{t("saveFirst")}</p>;
  return (
    <div>
      <Button type="button" variant="default" onClick={() => void begin()}>
        {t("send")}
      </Button>
    </div>
  );
}
