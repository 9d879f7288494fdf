import { Button } from "@mantine/core";
import { IconCircleCheck, IconEyeExclamation } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { Readability } from "../banner-rules/readability.ts";
import controls from "./controls.module.css";

type ReadabilityNoteProps = { reading: Readability; onShade: (shade: number) => void };

/** Warns about an unreadable text and offers a shade. */
export function ReadabilityNote({ reading, onShade }: ReadabilityNoteProps) {
  const t = useTranslations("campaigns.banner");
  const { decimal } = useNumbers();
  const { contrast, needed, shade } = reading;
  const figures = { contrast: decimal(Math.floor(contrast * 10) / 10), needed: decimal(needed) };
  const Icon = shade === null ? IconCircleCheck : IconEyeExclamation;
  return (
    <div className={controls.reading} data-bad={shade !== null || undefined}>
      <p aria-live="polite" className={controls.readingWords}>
        <Icon size={20} aria-hidden />
        <span>{shade === null ? t("readable", figures) : t("unreadable", figures)}</span>
      </p>
      {shade !== null && (
        <Button type="button" variant="default" onClick={() => onShade(shade)}>
          {t("addShade")}
        </Button>
      )}
    </div>
  );
}
