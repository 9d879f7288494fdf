import { Checkbox, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { isSurnameFirst } from "../domain/heading-words.ts";
import type { ImportColumn } from "../domain/import-columns.ts";
import { importCellMax } from "../domain/import-fields.ts";
import { type NameOrder, nameOrders } from "../domain/split-name.ts";
import classes from "./imports.module.css";

interface Values {
  home: number | null;
  consentOn: string;
  consentWords: string;
  complete: boolean;
  opens: boolean;
  nameOrder: NameOrder;
}

/** Returns the choices that apply to all rows and that the file's columns require. */
export function useImportChoices(columns: readonly ImportColumn[], locations: readonly { id: number }[]) {
  const [changed, change] = useState<Partial<Values>>({});
  const fields = columns.map(({ field }) => field);
  const nameHeading = columns.find(({ field }) => field === "name")?.heading;
  const values: Values = {
    home: locations.length === 1 ? (locations[0]?.id ?? null) : null,
    consentOn: "",
    consentWords: "",
    complete: false,
    opens: false,
    nameOrder: nameHeading && isSurnameFirst(nameHeading) ? "LAST_NAME_FIRST" : "FIRST_NAME_FIRST",
    ...changed,
  };
  const bringsPoints = fields.some((field) => field === "points" || field?.startsWith("stamps:"));
  return {
    values,
    set: (next: Partial<Values>) => change({ ...changed, ...next }),
    asksConsent: fields.includes("marketingEmail") || fields.includes("marketingSms"),
    asksNameOrder: nameHeading !== undefined,
    bringsPoints,
    toSend: () => ({
      pointOfSaleId: values.home,
      consentOn: values.consentOn || null,
      consentWords: values.consentWords.trim(),
      complete: values.complete,
      opens: values.opens && bringsPoints,
      nameOrder: values.nameOrder,
    }),
  };
}

interface ImportChoicesProps {
  choices: ReturnType<typeof useImportChoices>;
  locations: readonly { id: number; name: string }[];
}

export function ImportChoices({ choices, locations }: ImportChoicesProps) {
  const t = useTranslations("imports");
  const { values, set } = choices;
  return (
    <div className={`${classes.stack} ${classes.narrow}`}>
      {choices.asksNameOrder && (
        <NativeSelect
          label={t("nameOrder")}
          value={values.nameOrder}
          onChange={(event) =>
            set({ nameOrder: nameOrders.find((order) => order === event.currentTarget.value) ?? "FIRST_NAME_FIRST" })
          }
          data={nameOrders.map((order) => ({ value: order, label: t(`nameOrders.${order}`) }))}
        />
      )}
      <NativeSelect
        label={t("home")}
        description={t("homeHint")}
        value={values.home ?? ""}
        onChange={(event) => set({ home: Number(event.currentTarget.value) || null })}
        data={[
          { value: "", label: t("noHome") },
          ...locations.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {choices.asksConsent && (
        <>
          <p className={classes.quiet}>{t("consentLead")}</p>
          <DayInput
            label={t("consentOn")}
            value={values.consentOn}
            onChange={(event) => set({ consentOn: event.currentTarget.value })}
          />
          <LimitedArea
            label={t("consentWords")}
            description={t("consentWordsHint")}
            autosize
            minRows={2}
            limit={importCellMax}
            value={values.consentWords}
            onChange={(event) => set({ consentWords: event.currentTarget.value })}
          />
          <p className={classes.quiet}>{t("endsHint")}</p>
        </>
      )}
      {choices.bringsPoints && (
        <Checkbox
          label={t("opens")}
          description={t("opensHint")}
          checked={values.opens}
          onChange={(event) => set({ opens: event.currentTarget.checked })}
        />
      )}
      <Checkbox
        label={t("complete")}
        description={t("completeHint")}
        checked={values.complete}
        onChange={(event) => set({ complete: event.currentTarget.checked })}
      />
    </div>
  );
}
