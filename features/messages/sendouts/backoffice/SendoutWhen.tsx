import { Radio, Stack, TextInput } from "@mantine/core";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type { Things } from "#features/messages/selections/backoffice/queries.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { Fields } from "#packages/web/backoffice/forms/Fields.tsx";
import { useTimeZone } from "#packages/web/backoffice/session/session.ts";
import { SendoutOccasion } from "./occasion/SendoutOccasion.tsx";
import type { SendoutFieldForm } from "./use-sendout-fields.ts";

type SendoutWhenProps = { form: SendoutFieldForm; things: Things; isStarted: boolean };

/** The fields for the sending time by the club's clock, and for the holdout group. */
export function SendoutWhen({ form, things, isStarted }: SendoutWhenProps) {
  const t = useTranslations("sendouts");
  const zone = useTimeZone();
  const [later, byItself] = useWatch({ control: form.control, name: ["later", "byItself"] });
  return (
    <>
      {byItself ? (
        <SendoutOccasion form={form} things={things} isStarted={isStarted} />
      ) : (
        <FormSection title={t("when")}>
          <Radio.Group
            aria-label={t("when")}
            value={later ? "later" : "now"}
            onChange={(value) => form.setValue("later", value === "later", { shouldDirty: true })}
          >
            <Stack gap="sm" mt={4}>
              <Radio value="now" label={t("now")} />
              <Radio value="later" label={t("later")} />
            </Stack>
          </Radio.Group>
          {later && (
            <DayInput withTime description={t("sendAtHint", { zone })} required maw={280} {...form.input("sendAt")} />
          )}
        </FormSection>
      )}
      <Fields disabled={isStarted}>
        <FormSection title={t("effect")} description={t("heldOutHint")}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maw={280}
            {...form.input("heldOut")}
            rightSection="%"
            rightSectionPointerEvents="none"
          />
        </FormSection>
      </Fields>
    </>
  );
}
