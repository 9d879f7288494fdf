import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { campaignsQuery } from "#features/loyalty/campaigns/backoffice/queries.ts";
import { ImageField } from "#packages/ui/form/ImageField.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { emailTextMax } from "../../domain/email-blocks.ts";
import { BlockTarget } from "./BlockTarget.tsx";
import { type BlockFieldsProps, type BlockOf, textField } from "./typed-blocks.ts";

/** Chooses an uploaded picture, or one of the club's campaigns, made in the banner editor. */
export function BannerFields({ block, language, picture, errorAt, onChange }: BlockFieldsProps<BlockOf<"BANNER">>) {
  const t = useTranslations("sendouts");
  const field = textField(block, "alt", language);
  const pictures = (useQuery(campaignsQuery).data ?? []).flatMap(({ bannerPath, name }) =>
    bannerPath ? [{ value: bannerPath, label: name }] : [],
  );
  const isCampaigns = pictures.some(({ value }) => value === block.picturePath);
  const show = (picturePath: string) => onChange({ ...block, picturePath });
  return (
    <>
      <ImageField
        label={t("picture")}
        description={t("pictureHint")}
        shape="wide"
        imageUrl={block.picturePath || undefined}
        imageAlt={block.alt || t("picture")}
        pickLabel={t("picturePick")}
        replaceLabel={t("pictureReplace")}
        removeLabel={t("pictureRemove")}
        sent={picture.sent}
        error={picture.error ?? errorAt("picturePath")}
        onPick={picture.upload}
        onRemove={() => show("")}
      />
      {pictures.length > 0 && (
        <NativeSelect
          label={t("campaignPicture")}
          data={[{ value: "", label: t("chooseCampaignPicture") }, ...pictures]}
          value={isCampaigns ? block.picturePath : ""}
          disabled={picture.sent !== undefined}
          onChange={(event) => show(event.currentTarget.value)}
        />
      )}
      <LimitedField
        label={t("alt")}
        description={t("altHint")}
        limit={emailTextMax.alt}
        lang={language ?? undefined}
        placeholder={field.placeholder}
        value={field.value}
        onChange={(event) => onChange({ ...block, ...field.with(event.currentTarget.value) })}
        error={errorAt("alt", true)}
      />
      <BlockTarget
        value={block.target}
        hint={t("pictureTargetHint")}
        error={errorAt("target")}
        onChange={(target) => onChange({ ...block, target })}
      />
    </>
  );
}
