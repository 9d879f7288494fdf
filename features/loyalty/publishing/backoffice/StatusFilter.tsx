import { NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import type { ListFilterWord } from "#packages/web/backoffice/lists/list-props.ts";
import { publishStatuses } from "../domain/publish-status.ts";
import type { PublishableKind } from "./publishable.ts";
import { readStatus } from "./search.ts";

/** Which of them are shown: those of one status. */
export function StatusFilter({ kind }: { kind: PublishableKind }) {
  const t = useTranslations("publishing");
  const list = useTranslations("list");
  const { search, look } = useListAddress(readStatus);
  return (
    <NativeSelect
      label={t("status")}
      data={[
        { value: "", label: list("all") },
        ...publishStatuses.map((value) => ({ value, label: t(`${kind}.statuses.${value}`) })),
      ]}
      value={search.status ?? ""}
      onChange={({ currentTarget: { value } }) => look({ status: publishStatuses.find((each) => each === value) })}
    />
  );
}

/** The same in words. */
export function useStatusWords(kind: PublishableKind): ListFilterWord[] {
  const t = useTranslations("publishing");
  const { status } = useListAddress(readStatus).search;
  if (!status) return [];
  const value = t(`${kind}.statuses.${status}`);
  return [{ key: "status", label: t("status"), value, without: { status: undefined } }];
}
