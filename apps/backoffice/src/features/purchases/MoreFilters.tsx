import { Button, NativeSelect, TextInput } from "@mantine/core";
import { parseAmount } from "@stammis/domain/money";
import { purchaseKinds } from "@stammis/domain/visits/purchase-filters";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl/react";
import type { ListChange } from "../../lib/use-list-address.ts";
import { campaignsQuery } from "../campaigns/queries.ts";
import { categoriesQuery } from "../categories/queries.ts";
import { staffQuery } from "../staff/queries.ts";
import classes from "./filters.module.css";
import type { PurchaseFilters } from "./queries.ts";
import { staffMemberName } from "./use-filter-words.ts";

type MoreFiltersProps = { filters: PurchaseFilters; onChange: (change: ListChange) => void };

/** Who stood at the till, what it was for, what was kept, what came of it: behind one button, open while any of them is used. */
export function MoreFilters(props: MoreFiltersProps) {
  const t = useTranslations("purchases.filters");
  const { cashierId, categoryId, campaignId, amountFrom, amountTo, only } = props.filters;
  const used = [cashierId, categoryId, campaignId, amountFrom, amountTo, only].filter((value) => value !== undefined);
  const [isOpen, setOpen] = useState(used.length > 0);
  const id = useId();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t("more")}
      </Button>
      <div id={id} className={classes.more} hidden={!isOpen}>
        {isOpen && <Fields {...props} />}
      </div>
    </>
  );
}

type Choice = { id: number; name: string };

function Fields({ filters, onChange }: MoreFiltersProps) {
  const t = useTranslations("purchases.filters");
  const words = useTranslations("purchases");
  const { data: staff = [] } = useQuery(staffQuery);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: campaigns = [] } = useQuery(campaignsQuery);
  const choose = (field: "cashierId" | "categoryId" | "campaignId", label: string, choices: readonly Choice[]) => (
    <NativeSelect
      label={label}
      value={filters[field] ?? ""}
      onChange={(event) => onChange({ [field]: Number(event.currentTarget.value) || undefined })}
      data={[
        { value: "", label: t("any") },
        ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
        ...unlisted(filters[field], choices, t("gone")),
      ]}
    />
  );
  return (
    <>
      {choose(
        "cashierId",
        words("cashier"),
        staff.map((each) => ({ id: each.id, name: staffMemberName(each) })),
      )}
      {categories.length > 0 && choose("categoryId", t("category"), categories)}
      {campaigns.length > 0 && choose("campaignId", t("campaign"), campaigns)}
      <Amount field="amountFrom" label={t("amountFrom")} {...{ filters, onChange }} />
      <Amount field="amountTo" label={t("amountTo")} {...{ filters, onChange }} />
      <NativeSelect
        label={t("only")}
        value={filters.only ?? ""}
        onChange={({ currentTarget: { value } }) => onChange({ only: purchaseKinds.find((kind) => kind === value) })}
        data={[
          { value: "", label: t("all") },
          ...purchaseKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        ]}
      />
    </>
  );
}

/** One who has left, or what is gone: the address still asks for it. */
const unlisted = (id: number | undefined, choices: readonly Choice[], label: string) =>
  id === undefined || choices.some((each) => each.id === id) ? [] : [{ value: String(id), label }];

type AmountProps = MoreFiltersProps & { field: "amountFrom" | "amountTo"; label: string };

/** Kronor, looked for once they are whole: when the field is left, or with Enter. */
function Amount({ filters, onChange, field, label }: AmountProps) {
  const errors = useTranslations("errors");
  const kept = filters[field];
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
    if (text.trim() === "") return onChange({ [field]: undefined });
    const amount = parseAmount(text);
    setWrong(!amount.ok);
    if (amount.ok) onChange({ [field]: amount.ore / 100 });
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
