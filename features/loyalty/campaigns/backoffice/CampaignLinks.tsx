import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { clubQuery } from "#features/clubs/settings/backoffice/queries.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { QrCode } from "#packages/ui/pictures/QrCode.tsx";
import { CopyLinkButton } from "#packages/web/backoffice/page/CopyLink.tsx";
import { saveFile } from "#packages/web/save-file.ts";
import classes from "./campaigns.module.css";
import type { Campaign } from "./queries.ts";
import { pngOf, svgOf } from "./save-qr.ts";

/** Shows the campaign's results and its links. */
export function CampaignLinks({ campaign }: { campaign: Campaign }) {
  const t = useTranslations("campaigns");
  const club = useQuery(clubQuery).data;
  const code = useRef<HTMLDivElement>(null);
  const { id, name, publishStatus, used } = campaign;
  const address = club && `${club.address.replace(/\/$/, "")}/c/${id}`;
  const svg = () => code.current?.querySelector("svg");
  return (
    <>
      {publishStatus !== "NEW" && (
        <FormSection title={t("result")}>
          <p className={classes.used}>{t("used", { count: used })}</p>
          <p className={classes.quiet}>{t("usedHint")}</p>
        </FormSection>
      )}
      {address && (
        <FormSection title={t("links")} description={publishStatus === "NEW" ? t("linksDraft") : t("linksHint")}>
          <div className={classes.links}>
            <div ref={code} className={classes.code}>
              <QrCode value={address} label={t("qr", { name })} size={132} border={4} />
            </div>
            <div className={classes.linkWords}>
              <a href={address} target="_blank" rel="noreferrer" className={classes.address}>
                {address.replace(/^https?:\/\//, "")}
              </a>
              <div className={classes.buttons}>
                <CopyLinkButton address={address} />
                <Button
                  type="button"
                  variant="default"
                  leftSection={<IconDownload size={18} aria-hidden />}
                  onClick={() => void pngOf(svg()).then((blob) => blob && saveFile(blob, `${name}.png`))}
                >
                  {t("downloadPng")}
                </Button>
                <Button
                  type="button"
                  variant="default"
                  leftSection={<IconDownload size={18} aria-hidden />}
                  onClick={() => saveFile(svgOf(svg()), `${name}.svg`)}
                >
                  {t("downloadSvg")}
                </Button>
              </div>
            </div>
          </div>
        </FormSection>
      )}
    </>
  );
}
