import { NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { languages } from "#packages/domain/translations/languages.ts";
import { BRAND_COLOURS, ColourField } from "#packages/ui/form/ColourField.tsx";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { suggestSubdomain } from "./club-form.ts";
import { FormerAddresses } from "./FormerAddresses.tsx";
import type { Club } from "./queries.ts";
import { SubdomainField } from "./SubdomainField.tsx";
import { TimeZoneField } from "./TimeZoneField.tsx";
import type { ClubFieldForm } from "./use-club-fields.ts";

type ClubFieldsProps = {
  form: ClubFieldForm;
  /** The chain's current subdomain; null for a new chain, whose address follows its name until the user edits it. */
  current: string | null;
  suffix: string;
  /** The language choice of an existing club. */
  languages?: ReactNode;
  /** The first day counted in the club's time zone, which is fixed from then on. */
  timeZoneFixedSince?: Club["timeZoneFixedSince"];
  /** Earlier subdomains that still redirect here. */
  former?: Club["formerSubdomains"];
  logo: ReactNode;
};

const names = ["terracotta", "sage", "navy", "wine", "amber", "forest", "lilac", "rose", "graphite", "sea"] as const;

export function ClubFields({
  form,
  current,
  suffix,
  former = [],
  languages: offered,
  timeZoneFixedSince = null,
  logo,
}: ClubFieldsProps) {
  const words = useTranslations("settings");
  const common = useTranslations("words");
  const { input, limited, setValue, watch, control } = form;
  const { dirtyFields } = form.formState;
  const follows = current === null && !dirtyFields.subdomain;
  const swatches = BRAND_COLOURS.map((colour, index) => ({
    colour,
    name: words(`colours.${names[index] ?? "graphite"}`),
  }));
  return (
    <>
      <FormSection title={words("nameSection")}>
        <LimitedField
          description={words("commercialNameHint")}
          autoComplete="off"
          {...limited("commercialName", {
            onChange: (event) => {
              if (follows) setValue("subdomain", suggestSubdomain(event.target.value));
            },
          })}
        />
        <SubdomainField value={watch("subdomain")} current={current} suffix={suffix} field={input("subdomain")} />
        <FormerAddresses subdomains={former} suffix={suffix} />
      </FormSection>
      <FormSection title={words("lookSection")}>
        <Controller
          control={control}
          name="brandColour"
          render={({ field, fieldState }) => (
            <ColourField
              label={form.fields.brandColour.label}
              description={words("colourHint")}
              value={field.value}
              onChange={field.onChange}
              swatches={swatches}
              pickerLabel={words("colourPicker")}
              codeLabel={words("colourCode")}
              error={fieldState.error?.message}
            />
          )}
        />
        {logo}
      </FormSection>
      <FormSection title={words("detailsSection")}>
        <LimitedField description={words("internalNameHint")} autoComplete="off" {...limited("name")} />
        <NativeSelect
          description={words("languageHint")}
          data={languages.map((language) => ({ value: language, label: common(`languages.${language}`) }))}
          {...input("language")}
        />
        {offered}
        <Controller
          control={control}
          name="timeZone"
          render={({ field, fieldState }) => (
            <TimeZoneField
              value={field.value}
              onChange={field.onChange}
              fixedSince={timeZoneFixedSince}
              error={fieldState.error?.message}
            />
          )}
        />
      </FormSection>
    </>
  );
}
