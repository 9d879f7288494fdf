import { Input, NativeSelect, TextInput } from "@mantine/core";
import { useMergedRef } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import { type ComponentProps, type ReactNode, type Ref, useId } from "react";
import { type Limit, useCount } from "../figures/use-count.tsx";
import classes from "./phone-field.module.css";

type PhoneFieldProps = Limit & {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
  /** The countries to choose from and the label of the choice; without them there is no country field. */
  countries?: { label: string; data: { value: string; label: string }[]; short?: boolean } | undefined;
  /** The country code, as `register("phonePrefix")` returns it. */
  prefix?: ComponentProps<typeof NativeSelect> | undefined;
  /** The number itself, as `register("phone")` returns it. */
  number: ComponentProps<typeof TextInput> & { ref?: Ref<HTMLInputElement> };
};

/** A field for a phone number, with its country where foreign numbers are allowed. */
export function PhoneField({ limit, tooLong, countries, prefix, number, ...field }: PhoneFieldProps) {
  const { label, description, error, disabled = false } = field;
  const id = useId();
  const { own, inputContainer, ...counted } = useCount<HTMLInputElement>({ limit, tooLong });
  const wrong = error || counted.error;
  const input = (
    <TextInput
      id={id}
      type="tel"
      inputMode="tel"
      autoComplete={countries ? "tel-national" : "tel"}
      disabled={disabled}
      aria-describedby={wrong ? `${id}-error` : undefined}
      {...number}
      ref={useMergedRef(own, number.ref ?? null)}
      {...counted}
      error={Boolean(wrong)}
    />
  );
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={wrong}
      id={id}
      errorProps={{ id: `${id}-error` }}
      inputContainer={inputContainer}
    >
      {countries ? (
        <div className={classes.row} data-short={countries.short || undefined}>
          <NativeSelect
            aria-label={countries.label}
            data={countries.data}
            disabled={disabled}
            rightSection={<IconChevronDown size={18} aria-hidden />}
            {...prefix}
          />
          {input}
        </div>
      ) : (
        input
      )}
    </Input.Wrapper>
  );
}
