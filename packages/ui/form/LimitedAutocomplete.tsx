import { Autocomplete, type AutocompleteProps } from "@mantine/core";
import { type Limit, useCount } from "../figures/use-count.tsx";

/** A field with suggestions that counts characters near its limit and never truncates. */
export function LimitedAutocomplete({ limit, tooLong, ...props }: Limit & AutocompleteProps) {
  const { own, ...counted } = useCount<HTMLInputElement>({ limit, tooLong });
  return <Autocomplete {...props} ref={own} {...counted} error={props.error || counted.error} />;
}
