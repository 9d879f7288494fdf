import { Radio } from "@mantine/core";
import { Controller, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { PlaceBoxes } from "#features/clubs/locations/backoffice/PlaceBoxes.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import type { WebhookForm } from "./webhook-form.ts";
import classes from "./webhooks.module.css";

/** Whether it hears of the whole club, or of some points of sale. */
export function PlaceChoices({ form }: { form: Form<WebhookForm> }) {
  const t = useTranslations("webhooks.places");
  const bound = useWatch({ control: form.control, name: "bound" });
  return (
    <>
      <Controller
        control={form.control}
        name="bound"
        render={({ field }) => (
          <Radio.Group
            label={t("label")}
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
          render={({ field, fieldState }) => (
            <PlaceBoxes
              label={t("boxes")}
              error={fieldState.error?.message}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </>
  );
}
