import { NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { readPendingSearch } from "../search.ts";

type PlaceFilterProps = { label: string; places: readonly { id: number; name: string }[] };

/** One point of sale of those there are; an address may still ask for one that has closed. */
export function PlaceFilter({ label, places }: PlaceFilterProps) {
  const t = useTranslations("purchases.filters");
  const { search, look } = useListAddress(readPendingSearch);
  const { pointOfSaleId } = search;
  const isListed = pointOfSaleId === undefined || places.some(({ id }) => id === pointOfSaleId);
  return (
    <NativeSelect
      label={label}
      value={pointOfSaleId ?? ""}
      onChange={(event) => look({ pointOfSaleId: Number(event.currentTarget.value) || undefined })}
      data={[
        { value: "", label: t("any.pointOfSaleId") },
        ...places.map(({ id, name }) => ({ value: String(id), label: name })),
        ...(isListed ? [] : [{ value: String(pointOfSaleId), label: t("gone") }]),
      ]}
    />
  );
}
