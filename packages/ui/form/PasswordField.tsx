import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useMergedRef } from "@mantine/hooks";
import type { Ref } from "react";
import { type Limit, useCount } from "../figures/use-count.tsx";

type PasswordFieldProps = Limit &
  PasswordInputProps & {
    /** Names the button that shows the password: "Visa lösenordet". */
    showLabel: string;
    ref?: Ref<HTMLInputElement>;
  };

/** A password field with a thumb-sized button that shows the text, and an error state. */
export function PasswordField({ showLabel, limit, tooLong, ref, ...props }: PasswordFieldProps) {
  const { own, ...counted } = useCount<HTMLInputElement>({ limit, tooLong });
  const error = props.error || counted.error;
  return (
    <PasswordInput
      rightSectionWidth={48}
      visibilityToggleButtonProps={{ "aria-label": showLabel }}
      vars={() => ({ root: { "--psi-button-size": "44px" } })}
      {...props}
      ref={useMergedRef(own, ref ?? null)}
      {...counted}
      error={error}
      aria-invalid={error ? true : undefined}
    />
  );
}
