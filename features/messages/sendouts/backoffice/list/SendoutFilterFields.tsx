import { NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { DayFilters } from "#packages/web/backoffice/lists/DayFilters.tsx";
import { sendoutStates } from "../../domain/sendout-states.ts";
import { readSendoutsSearch } from "../search.ts";
import { useStateWord } from "./SendoutColumns.tsx";

/** Not "on": an automatic one that is goes from one state to another and back each day. */
const automaticStates = ["DRAFT", "PAUSED", "CANCELLED"] as const;

/** What has become of them, and in which days; automatic ones belong to no days. */
export function SendoutFilterFields({ isAutomatic }: { isAutomatic: boolean }) {
  const t = useTranslations("sendouts");
  const list = useTranslations("list");
  const word = useStateWord();
  const { search, look } = useListAddress(readSendoutsSearch);
  const { sendoutState, q, since, until, days } = search;
  const hasOwnDays = sendoutState || q || since || until;
  return (
    <>
      <NativeSelect
        label={t("state")}
        data={[
          { value: "", label: list("all") },
          ...(isAutomatic ? automaticStates : sendoutStates).map((value) => ({
            value,
            label: word(value, isAutomatic),
          })),
        ]}
        value={sendoutState ?? ""}
        onChange={({ currentTarget: { value } }) =>
          look({ sendoutState: sendoutStates.find((each) => each === value) })
        }
      />
      {!isAutomatic && !hasOwnDays && (
        <NativeSelect
          label={t("days")}
          data={[
            { value: "", label: t("lately") },
            { value: "all", label: t("always") },
          ]}
          value={days ?? ""}
          onChange={({ currentTarget: { value } }) => look({ days: value === "all" ? "all" : undefined })}
        />
      )}
      {!isAutomatic && <DayFilters labels={{ since: t("since"), until: t("until") }} />}
    </>
  );
}
