import { CloseButton } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { type RefObject, useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { textLength } from "#packages/ui/form/text-limit.ts";
import { LimitedField } from "../../forms/LimitedField.tsx";

type ListSearchProps = {
  /** The searchable values: "Namn, e-post eller telefon". */
  label: string;
  value: string;
  /** Called a moment after the last key, to update the address bar. */
  onChange: (q: string) => void;
  fieldRef?: RefObject<HTMLInputElement | null>;
};

export function ListSearch({ label, value, onChange, fieldRef }: ListSearchProps) {
  const words = useTranslations("words");
  const [text, setText] = useState(value);
  const [reportedText, setTold] = useState(value);
  const tell = useDebouncedCallback((q: string) => {
    setTold(q);
    onChange(q);
  }, 250);
  // Updates the field when the address was changed by other means: Back, or the palette.
  useEffect(() => {
    if (value === reportedText) return;
    setText(value);
    setTold(value);
  }, [value, reportedText]);
  const write = (q: string) => {
    setText(q);
    // A text too long to search for stays in the field, which reports it.
    if (textLength(q) <= textMax.search) tell(q.trim());
    else tell.cancel();
  };
  return (
    <LimitedField
      {...(fieldRef ? { ref: fieldRef } : {})}
      type="search"
      limit={textMax.search}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => write(event.currentTarget.value)}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={text ? <CloseButton size={32} aria-label={words("clear")} onClick={() => write("")} /> : null}
      flex="1 1 240px"
      maw={420}
    />
  );
}
