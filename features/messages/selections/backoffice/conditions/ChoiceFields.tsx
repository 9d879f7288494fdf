import { MultiSelect, NativeSelect, TagsInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { Chips, ChipToggle } from "#packages/ui/form/ChipToggle.tsx";
import type { Field } from "../../domain/condition-fields.ts";
import { choicesMax } from "../../domain/selection.ts";
import type { Things } from "../queries.ts";
import classes from "../selections.module.css";
import type { TypedCondition } from "./typed-selection.ts";

export type ConditionFieldsProps = {
  condition: TypedCondition;
  things: Things;
  /** Returns the error text of a field by its key. */
  errorAt: (key: string) => string | undefined;
  onChange: (changed: Record<string, unknown>) => void;
};

type Ask<Is extends Field["is"]> = Omit<ConditionFieldsProps, "things"> & { field: Extract<Field, { is: Is }> };
type Named = readonly { id: number; name: string }[];

/** Up to this number the options are chips; beyond it a search finds them. */
const chipsMax = 8;

const listIn = <Each,>(value: unknown) => (Array.isArray(value) ? (value as Each[]) : []);

function toggled<Each>(all: readonly Each[], each: Each, isOn: boolean): Each[] {
  return isOn ? [...all, each] : all.filter((other) => other !== each);
}

/** Chooses points of sale, categories, campaigns or cards; a deleted one remains until the user removes it. */
export function ThingsField({ condition, field, errorAt, onChange, of }: Ask<"things"> & { of: Named }) {
  const t = useTranslations("selectionEditor");
  const words = useTranslations("selections");
  const chosen = listIn<number>(condition[field.key]);
  const gone = chosen.filter((id) => of.every((thing) => thing.id !== id));
  const all = [...of, ...gone.map((id) => ({ id, name: words("gone") }))];
  const label = t(field.atLeast === 0 ? `things.${field.of}Any` : `things.${field.of}`);
  if (all.length === 0) return <p className={classes.none}>{t(`nothing.${field.of}`)}</p>;
  if (all.length <= chipsMax) {
    return (
      <div>
        <Chips label={label}>
          {all.map(({ id, name }) => (
            <ChipToggle
              key={id}
              label={name}
              pressed={chosen.includes(id)}
              onChange={(isOn) => onChange({ [field.key]: toggled(chosen, id, isOn) })}
            />
          ))}
        </Chips>
        <FieldError error={errorAt(field.key)} />
      </div>
    );
  }
  return (
    <MultiSelect
      label={label}
      data={all.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={chosen.map(String)}
      onChange={(ids) => onChange({ [field.key]: ids.map(Number) })}
      searchable
      clearable
      maxValues={choicesMax}
      maxDropdownHeight={280}
      nothingFoundMessage={t("noneFound")}
      placeholder={chosen.length === 0 ? t("choose") : undefined}
      error={errorAt(field.key)}
    />
  );
}

/** Chooses one of the club's cards. */
export function ThingField({ condition, field, errorAt, onChange, of }: Ask<"thing"> & { of: Named }) {
  const t = useTranslations("selectionEditor");
  const words = useTranslations("selections");
  const chosen = condition[field.key];
  if (of.length === 0 && chosen === null) return <p className={classes.none}>{t(`nothing.${field.of}`)}</p>;
  const isGone = typeof chosen === "number" && of.every(({ id }) => id !== chosen);
  return (
    <NativeSelect
      label={t(`things.${field.of}`)}
      data={[
        { value: "", label: t("choose") },
        ...of.map(({ id, name }) => ({ value: String(id), label: name })),
        ...(isGone ? [{ value: String(chosen), label: words("gone") }] : []),
      ]}
      value={chosen === null ? "" : String(chosen)}
      onChange={({ currentTarget: { value } }) => onChange({ [field.key]: value === "" ? null : Number(value) })}
      error={errorAt(field.key)}
    />
  );
}

/** Chooses several of a few options, or one of them. */
export function OptionsField({ condition, field, errorAt, onChange }: Ask<"options" | "choice">) {
  const t = useTranslations("selectionEditor");
  const chosen = field.is === "choice" ? [String(condition[field.key])] : listIn<string>(condition[field.key]);
  const press = (option: string, isOn: boolean) =>
    onChange({ [field.key]: field.is === "choice" ? option : toggled(chosen, option, isOn) });
  return (
    <div>
      <Chips label={t(`options.${field.key as "genders" | "languages" | "channel"}`)}>
        {field.options.map((option) => (
          <ChipToggle
            key={option}
            label={t(`choices.${option as "FEMALE"}`)}
            pressed={chosen.includes(option)}
            onChange={(isOn) => press(option, isOn)}
          />
        ))}
      </Chips>
      <FieldError error={errorAt(field.key)} />
    </div>
  );
}

/** Chooses cities or post codes: typed one by one, or pasted with commas. */
export function TextsField({ condition, field, errorAt, onChange }: Ask<"texts">) {
  const t = useTranslations("selectionEditor");
  const key = field.key as "cities" | "codes";
  const chosen = listIn<string>(condition[key]);
  return (
    <TagsInput
      label={t(`texts.${key}`)}
      description={t(`texts.${key}Hint`)}
      value={chosen}
      onChange={(texts) => onChange({ [key]: texts })}
      splitChars={[",", ";"]}
      acceptValueOnBlur
      maxTags={choicesMax}
      error={errorAt(key)}
    />
  );
}

/** The error text for chips, which cannot show one themselves. */
function FieldError({ error }: { error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={classes.error} role="alert">
      {error}
    </p>
  );
}
