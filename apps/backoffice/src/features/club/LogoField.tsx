import { uploadMaxBytes } from "@stammis/domain/limits";
import { ImageField } from "@stammis/ui/form/ImageField.tsx";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useLogoPlate } from "./use-logo-plate.ts";

type LogoFieldProps = {
  name: string;
  imageUrl: string | undefined;
  /** The colour of the card it will lie on. */
  brandColour: string;
  busy: boolean;
  error: string | undefined;
  onPick: (file: File) => void;
  onRemove: () => void;
};

export function LogoField({ name, imageUrl, brandColour, busy, error, onPick, onRemove }: LogoFieldProps) {
  const words = useTranslations("club");
  const errors = useTranslations("errors");
  const [tooLarge, setTooLarge] = useState(false);
  const hasPlate = useLogoPlate(imageUrl, brandColour);
  return (
    <ImageField
      label={words("logo")}
      description={hasPlate ? words("logoPlate") : words("logoHint")}
      imageUrl={imageUrl}
      imageAlt={words("logoAlt", { name: name || words("previewNameless") })}
      pickLabel={words("logoPick")}
      replaceLabel={words("logoReplace")}
      removeLabel={words("logoRemove")}
      busy={busy}
      error={tooLarge ? errors("TOO_LARGE") : error}
      onPick={(file) => {
        setTooLarge(file.size > uploadMaxBytes);
        if (file.size <= uploadMaxBytes) onPick(file);
      }}
      onRemove={onRemove}
    />
  );
}
