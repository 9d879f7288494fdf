import { Input } from "@mantine/core";
import { Controller } from "react-hook-form";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import type { AnnouncementForm } from "./announcement-form.ts";
import type { AnnouncementFieldForm } from "./use-announcement-fields.ts";

type Chosen = "audience" | "weight";
type ChoiceProps = {
  form: AnnouncementFieldForm;
  name: Chosen;
  choices: readonly { value: AnnouncementForm[Chosen]; label: string; hint: string }[];
};

/** Chooses an announcement's weight or audience, with a description of each choice. */
export function AnnouncementChoice({ form, name, choices }: ChoiceProps) {
  const { label } = form.fields[name];
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Input.Wrapper
          label={label}
          labelElement="div"
          description={choices.find(({ value }) => value === field.value)?.hint}
        >
          <Segments label={label} choices={choices} value={field.value} onChange={field.onChange} />
        </Input.Wrapper>
      )}
    />
  );
}
