import { Button, Checkbox } from "@mantine/core";
import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { webhookTypes } from "../domain/webhooks.ts";
import type { WebhookFieldForm } from "./use-webhook-fields.ts";
import classes from "./webhooks.module.css";

/** The event types in a merchant's words, each with its data and its name in the API. */
export function EventChoices({ form }: { form: WebhookFieldForm }) {
  const t = useTranslations("webhooks");
  return (
    <Controller
      control={form.control}
      name="eventTypes"
      render={({ field }) => {
        const isAll = field.value.length === webhookTypes.length;
        return (
          <>
            <Checkbox.Group
              {...form.words("eventTypes")}
              value={field.value}
              onChange={(value) => field.onChange(webhookTypes.filter((type) => value.includes(type)))}
            >
              <div className={classes.events}>
                {webhookTypes.map((type) => (
                  <Checkbox
                    key={type}
                    value={type}
                    label={t(`events.${type}.name`)}
                    description={
                      <>
                        {t(`events.${type}.text`)} <code className={classes.wire}>{type}</code>
                      </>
                    }
                  />
                ))}
              </div>
            </Checkbox.Group>
            <Button
              variant="default"
              className={classes.all ?? ""}
              onClick={() => field.onChange(isAll ? [] : [...webhookTypes])}
            >
              {t(isAll ? "editor.none" : "editor.all")}
            </Button>
          </>
        );
      }}
    />
  );
}
