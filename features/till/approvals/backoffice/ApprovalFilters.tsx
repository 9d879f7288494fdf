import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { locationsQuery } from "#features/clubs/locations/backoffice/queries.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import type { ListFilterWord } from "#packages/web/backoffice/lists/list-props.ts";
import { useHeaders } from "#packages/web/backoffice/lists/use-headers.ts";
import { approvalStates } from "../domain/approval.ts";
import { approvalWords } from "../i18n/column-words.ts";
import { readApprovalSearch } from "./search.ts";

/** Which questions are shown: by what became of them, and where they were asked. */
export function ApprovalFilters() {
  const t = useTranslations("approvals");
  const header = useHeaders(approvalWords);
  const list = useTranslations("list");
  const { search, look } = useListAddress(readApprovalSearch);
  const locations = useQuery(locationsQuery).data ?? [];
  const all = { value: "", label: list("all") };
  return (
    <>
      <NativeSelect
        label={header("state")}
        data={[all, ...approvalStates.map((value) => ({ value, label: t(`states.${value}`) }))]}
        value={search.state ?? ""}
        onChange={({ currentTarget: { value } }) => look({ state: approvalStates.find((each) => each === value) })}
      />
      <NativeSelect
        label={header("location")}
        data={[all, ...locations.map(({ id, name }) => ({ value: String(id), label: name }))]}
        value={String(search.pointOfSaleId ?? "")}
        onChange={({ currentTarget: { value } }) => look({ pointOfSaleId: value ? Number(value) : undefined })}
      />
    </>
  );
}

/** The same in words. */
export function useApprovalFilterWords(): ListFilterWord[] {
  const t = useTranslations("approvals");
  const header = useHeaders(approvalWords);
  const { state, pointOfSaleId } = useListAddress(readApprovalSearch).search;
  const place = useQuery({ ...locationsQuery, enabled: pointOfSaleId !== undefined }).data?.find(
    ({ id }) => id === pointOfSaleId,
  );
  return [
    ...(state
      ? [{ key: "state", label: header("state"), value: t(`states.${state}`), without: { state: undefined } }]
      : []),
    ...(pointOfSaleId
      ? [{ key: "place", label: header("location"), value: place?.name ?? "…", without: { pointOfSaleId: undefined } }]
      : []),
  ];
}
