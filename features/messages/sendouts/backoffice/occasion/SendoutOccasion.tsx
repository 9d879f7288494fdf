import { NativeSelect, TextInput } from "@mantine/core";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type { Things } from "#features/messages/selections/backoffice/queries.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { Fields } from "#packages/web/backoffice/forms/Fields.tsx";
import { useTimeZone } from "#packages/web/backoffice/session/session.ts";
import { type OccasionKind, occasionKinds, occasions } from "../../domain/occasions.ts";
import type { SendoutForm } from "../sendout-form.ts";
import classes from "../sendouts.module.css";
import type { SendoutFieldForm } from "../use-sendout-fields.ts";
import { firstAmounts } from "./occasion-form.ts";
import { useOccasionWords } from "./use-occasion-words.ts";

type SendoutOccasionProps = { form: SendoutFieldForm; things: Things; isStarted: boolean };

/** The fields of an automatic sendout's occasion and time of day. */
export function SendoutOccasion({ form, things, isStarted }: SendoutOccasionProps) {
  const t = useTranslations("automaticSendouts");
  const zone = useTimeZone();
  const values = useWatch({ control: form.control }) as SendoutForm;
  const sentence = useOccasionWords().ofForm(values);
  const { register, setValue, formState } = form;
  const { errors } = formState;
  const { occasion } = values;
  const { low, high } = occasions[occasion];
  const choose = (kind: OccasionKind) => {
    setValue("occasion", kind, { shouldDirty: true });
    setValue("amount", firstAmounts[kind], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <FormSection title={t("occasion")}>
      <Fields disabled={isStarted}>
        <NativeSelect
          label={t("kind")}
          maw={420}
          data={occasionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={occasion}
          onChange={({ currentTarget: { value } }) => choose(value as OccasionKind)}
        />
        {occasion === "CARD_NEARLY_FULL" && (
          <NativeSelect
            description={things.stampCard.length === 0 ? t("noCards") : undefined}
            required
            maw={420}
            data={[
              { value: "", label: t("chooseCard") },
              ...things.stampCard.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            {...form.input("stampCardId")}
          />
        )}
        <TextInput
          label={t(`amounts.${occasion}`)}
          description={t(`hints.${occasion}`)}
          required
          inputMode="numeric"
          autoComplete="off"
          maw={420}
          {...register("amount")}
          error={errors.amount && t("amountWrong", { low, high })}
        />
      </Fields>
      <TextInput type="time" description={t("atHint", { zone })} required maw={420} {...form.input("at")} />
      {sentence && <p className={classes.sentence}>{sentence}.</p>}
    </FormSection>
  );
}
