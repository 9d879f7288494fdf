import { NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { readSendoutsSearch } from "../search.ts";

/** Offers the last days or all sendouts. Hidden while another filter shows older sendouts anyway. */
export function LastDaysFilter() {
  const t = useTranslations("sendouts");
  const { search, look } = useListAddress(readSendoutsSearch);
  const { sendoutState, q, since, until, days } = search;
  if (sendoutState || q || since || until) return null;
  return (
    <NativeSelect
      label={t("days")}
      data={[
        { value: "", label: t("lately") },
        { value: "all", label: t("always") },
      ]}
      value={days ?? ""}
      onChange={({ currentTarget: { value } }) => look({ days: value === "all" ? "all" : undefined })}
    />
  );
}
