import { NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { messageStates } from "#features/messages/letters/domain/message-states.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import type { ListFilterWord } from "#packages/web/backoffice/lists/list-props.ts";
import { readOutboxSearch } from "./search.ts";

/** Which messages are shown: by what became of them. */
export function MessageFilters() {
  const t = useTranslations("outbox");
  const list = useTranslations("list");
  const { search, look } = useListAddress(readOutboxSearch);
  return (
    <NativeSelect
      label={t("status")}
      data={[{ value: "", label: list("all") }, ...messageStates.map((value) => ({ value, label: t(value) }))]}
      value={search.message ?? ""}
      onChange={({ currentTarget: { value } }) => look({ message: messageStates.find((each) => each === value) })}
    />
  );
}

/** The same in words; and the club, which an address brings. */
export function useMessageFilterWords(clubName: string | undefined): ListFilterWord[] {
  const t = useTranslations("outbox");
  const { message, club } = useListAddress(readOutboxSearch).search;
  return [
    ...(message ? [{ key: "status", label: t("status"), value: t(message), without: { message: undefined } }] : []),
    ...(club ? [{ key: "club", label: t("chain"), value: clubName ?? club, without: { club: undefined } }] : []),
  ];
}
