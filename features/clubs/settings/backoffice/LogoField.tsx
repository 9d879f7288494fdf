import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { ImageField } from "#packages/ui/form/ImageField.tsx";
import { pictureProblem } from "#packages/web/backoffice/files/picture-problem.ts";
import { useLogoPlate } from "./use-logo-plate.ts";

type LogoFieldProps = {
  name: string;
  imageUrl: string | undefined;
  /** The colour of the card behind the logo. */
  brandColour: string;
  busy: boolean;
  sent?: { share: number; label: string } | undefined;
  error: string | undefined;
  onPick: (file: File) => void;
  onRemove: () => void;
};

export function LogoField({ name, imageUrl, brandColour, busy, sent, error, onPick, onRemove }: LogoFieldProps) {
  const words = useTranslations("settings");
  const errors = useTranslations("errors");
  const [problem, setProblem] = useState<Awaited<ReturnType<typeof pictureProblem>>>(null);
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
      sent={sent}
      error={problem ? errors(problem) : error}
      onPick={async (file) => {
        const refusal = await pictureProblem(file);
        setProblem(refusal);
        if (!refusal) onPick(file);
      }}
      onRemove={onRemove}
    />
  );
}
