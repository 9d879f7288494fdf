import { useTranslations } from "use-intl/react";
import { ImageField } from "#packages/ui/form/ImageField.tsx";
import type { ImageChoice } from "#packages/web/backoffice/files/image-choice.ts";
import type { CardPart } from "./queries.ts";

type CardImageProps = { part: CardPart; image: ImageChoice };

/** Uploads the merchant's own picture for a part of the card. */
export function CardImage({ part, image }: CardImageProps) {
  const t = useTranslations("stampCards");
  return (
    <ImageField
      label={t(`images.${part}.label`)}
      description={t(`images.${part}.hint`)}
      imageUrl={image.url}
      imageAlt={t(`images.${part}.label`)}
      pickLabel={t("imagePick")}
      replaceLabel={t("imageReplace")}
      removeLabel={image.file ? t("imageDrop") : t("imageRemove")}
      onPick={image.pick}
      onRemove={image.url ? image.remove : undefined}
      error={image.error}
      sent={image.sent}
      shape={part === "card" ? "wide" : "square"}
    />
  );
}
