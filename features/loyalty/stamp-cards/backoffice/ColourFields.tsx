import { Controller, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { ColourField } from "#packages/ui/form/ColourField.tsx";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { stampCardColours } from "#packages/ui/stamps/stamp-card-colours.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { colourMoved } from "./colour-moved.ts";
import classes from "./stamp-cards.module.css";
import type { StampCardFieldForm } from "./use-stamp-card-fields.ts";

/** Edits the card's four colours. A colour without contrast is adjusted, and its field reports it. */
export function ColourFields({ form }: { form: StampCardFieldForm }) {
  const t = useTranslations("stampCards");
  const { brandColour } = useChain();
  const { control } = form;
  const [card, stamp, title, subtitle] = useWatch({
    control,
    name: ["cardColor", "stampColor", "titleColor", "subtitleColor"],
  });
  const seen = stampCardColours({ card, stamp, title, subtitle }, brandColour);
  const fields = [
    { name: "cardColor", moved: false },
    { name: "stampColor", moved: colourMoved(stamp, seen?.inkColour) },
    { name: "titleColor", moved: colourMoved(title, seen?.titleColour) },
    { name: "subtitleColor", moved: colourMoved(subtitle, seen?.subtitleColour) },
  ] as const;
  return (
    <FormSection title={t("colours")} description={t("coloursHint")}>
      <div className={classes.colours}>
        {fields.map(({ name, moved }) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field, fieldState }) => (
              <ColourField
                label={form.fields[name].label}
                description={moved ? t("colourMoved") : undefined}
                value={field.value}
                onChange={field.onChange}
                pickerLabel={t("colourPicker", { of: form.fields[name].label })}
                codeLabel={t("colourCode", { of: form.fields[name].label })}
                tints={false}
                error={fieldState.error?.message}
              />
            )}
          />
        ))}
      </div>
    </FormSection>
  );
}
