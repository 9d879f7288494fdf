import { Button } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { PhoneFrame } from "#packages/ui/page/PhoneFrame.tsx";
import { Poster } from "#packages/ui/pictures/Poster.tsx";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import type { BannerText } from "../domain/banners.ts";
import type { CampaignForm } from "./campaign-form.ts";
import classes from "./campaigns.module.css";
import { useCampaignDays } from "./use-campaign-words.ts";

type CampaignPreviewProps = {
  form: CampaignForm;
  pictureUrl: string | undefined;
  texts: readonly BannerText[];
};

/** Shows the poster as on the member's home page, and the parts that only the campaign's own page has. */
export function CampaignPreview({ form, pictureUrl, texts }: CampaignPreviewProps) {
  const t = useTranslations("campaigns");
  const chain = useChain();
  const daysOf = useCampaignDays();
  const name = form.name || t("previewName");
  const lasting = form.endDate ? daysOf({ startDate: null, endDate: form.endDate }) : undefined;
  const onIt = texts.map(({ text }) => text).join(" ");
  const written = onIt && (form.bannerText || onIt);
  return (
    <PhoneFrame label={t("previewHome")} brandColour={chain.brandColour} scheme="light">
      <p className={classes.caption}>{t("previewHome")}</p>
      <Poster
        title={name}
        text={form.description || undefined}
        kind={form.welcomeOffer ? t("welcome") : undefined}
        imageUrl={pictureUrl}
        imageAlt={written}
        drawn={pictureUrl !== undefined && written !== ""}
        lasting={lasting}
      />
      {form.actionButtonLabel && (
        <>
          <p className={classes.caption}>{t("previewPage")}</p>
          <Button variant="light" rightSection={<IconExternalLink size={18} aria-hidden />}>
            {form.actionButtonLabel}
          </Button>
        </>
      )}
    </PhoneFrame>
  );
}
