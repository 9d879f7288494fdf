import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { parseAmount } from "#packages/domain/money.ts";

type AmountFilterProps = {
  label: string;
  /** The amount in kronor. */
  value: number | undefined;
  onChange: (kronor: number | undefined) => void;
};

/** A field for an amount. The list changes when the person leaves the field or presses Enter. */
export function AmountFilter({ label, value, onChange }: AmountFilterProps) {
  const errors = useTranslations("errors");
  const shownText = value === undefined ? "" : String(value).replace(".", ",");
  const [text, setText] = useState(shownText);
  const [lastShown, setLastShown] = useState(shownText);
  const [isWrong, setWrong] = useState(false);
  // The address has changed, because the person removed the filter or went back in the browser.
  if (lastShown !== shownText) {
    setLastShown(shownText);
    setText(shownText);
    setWrong(false);
  }
  const apply = () => {
    if (text.trim() === "") return onChange(undefined);
    const amount = parseAmount(text);
    setWrong(!amount.ok);
    if (amount.ok) onChange(amount.ore / 100);
  };
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      rightSection="kr"
      value={text}
      error={isWrong && errors("INVALID_AMOUNT")}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => text !== shownText && apply()}
      onKeyDown={(event) => event.key === "Enter" && apply()}
    />
  );
}
