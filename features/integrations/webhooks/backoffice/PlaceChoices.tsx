import { Radio } from "@mantine/core";
import { Controller, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { PlaceBoxes } from "#features/clubs/locations/backoffice/PlaceBoxes.tsx";
import type { WebhookFieldForm } from "./use-webhook-fields.ts";
import classes from "./webhooks.module.css";

/** The choice between the complete club and some points of sale. */
export function PlaceChoices({ form }: { form: WebhookFieldForm }) {
  const t = useTranslations("webhooks.places");
  const bound = useWatch({ control: form.control, name: "bound" });
  return (
    <>
      <Controller
        control={form.control}
        name="bound"
        render={({ field }) => (
          <Radio.Group
            label={form.fields.bound.label}
            description={t("hint")}
            value={String(field.value)}
            onChange={(value) => field.onChange(value === "true")}
          >
            <div className={classes.choices}>
              <Radio value="false" label={t("wholeClub")} />
              <Radio value="true" label={t("some")} />
            </div>
          </Radio.Group>
        )}
      />
      {bound && (
        <Controller
          control={form.control}
          name="pointOfSaleIds"
          render={({ field }) => (
            <PlaceBoxes {...form.words("pointOfSaleIds")} value={field.value} onChange={field.onChange} />
          )}
        />
      )}
    </>
  );
}
