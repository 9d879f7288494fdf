import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { parseAmount } from "#packages/domain/money.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { readPurchaseSearch } from "../search.ts";

type AmountFilterProps = { field: "amountFrom" | "amountTo"; label: string };

/** Kronor, looked for once they are whole: when the field is left, or with Enter. */
export function AmountFilter({ field, label }: AmountFilterProps) {
  const errors = useTranslations("errors");
  const { search, look } = useListAddress(readPurchaseSearch);
  const kept = search[field];
  const said = kept === undefined ? "" : String(kept).replace(".", ",");
  const [text, setText] = useState(said);
  const [told, setTold] = useState(said);
  const [isWrong, setWrong] = useState(false);
  // Taken away by its word, or by Back.
  if (told !== said) {
    setTold(said);
    setText(said);
    setWrong(false);
  }
  const tell = () => {
    if (text.trim() === "") return look({ [field]: undefined });
    const amount = parseAmount(text);
    setWrong(!amount.ok);
    if (amount.ok) look({ [field]: amount.ore / 100 });
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
      onBlur={() => text !== said && tell()}
      onKeyDown={(event) => event.key === "Enter" && tell()}
    />
  );
}
