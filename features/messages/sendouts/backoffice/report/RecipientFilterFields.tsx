import { NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { recipientReasons } from "../../domain/sendout-states.ts";
import type { Recipient } from "../queries.ts";
import { readSendoutSearch, recipientShows } from "../search.ts";

/** By what they got it, where there are several; what has become of them, and why. */
export function RecipientFilterFields({ media }: { media: readonly Recipient["medium"][] }) {
  const t = useTranslations("sendouts");
  const list = useTranslations("list");
  const { search, look } = useListAddress(readSendoutSearch);
  const all = { value: "", label: list("all") };
  return (
    <>
      {media.length > 1 && (
        <NativeSelect
          label={t("how")}
          data={[all, ...media.map((value) => ({ value, label: t(`media.${value}`) }))]}
          value={search.medium ?? ""}
          onChange={({ currentTarget: { value } }) => look({ medium: media.find((each) => each === value) })}
        />
      )}
      <NativeSelect
        label={t("state")}
        data={[all, ...recipientShows.map((value) => ({ value, label: t(`recipientStates.${value}`) }))]}
        value={search.recipientState ?? ""}
        onChange={({ currentTarget: { value } }) =>
          look({ recipientState: recipientShows.find((each) => each === value) })
        }
      />
      <NativeSelect
        label={t("reason")}
        data={[all, ...recipientReasons.map((value) => ({ value, label: t(`recipientReasons.${value}`) }))]}
        value={search.recipientReason ?? ""}
        onChange={({ currentTarget: { value } }) =>
          look({ recipientReason: recipientReasons.find((each) => each === value) })
        }
      />
    </>
  );
}

/** What they are narrowed by, in words. */
export function useRecipientWords() {
  const t = useTranslations("sendouts");
  const { medium, recipientState, recipientReason } = useListAddress(readSendoutSearch).search;
  return [
    ...(medium
      ? [{ key: "medium", label: t("how"), value: t(`media.${medium}`), without: { medium: undefined } }]
      : []),
    ...(recipientState
      ? [
          {
            key: "state",
            label: t("state"),
            value: t(`recipientStates.${recipientState}`),
            without: { recipientState: undefined },
          },
        ]
      : []),
    ...(recipientReason
      ? [
          {
            key: "reason",
            label: t("reason"),
            value: t(`recipientReasons.${recipientReason}`),
            without: { recipientReason: undefined },
          },
        ]
      : []),
  ];
}
