import { NativeSelect, TextInput } from "@mantine/core";
import { trailAreas } from "@stammis/domain/clubs/trail";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { fullName } from "../../lib/full-name.ts";
import type { ListChange } from "../../lib/use-list-address.ts";
import { FilterWords } from "../../shell/FilterWords.tsx";
import { ListSearch } from "../../shell/ListSearch.tsx";
import { staffQuery } from "../staff/queries.ts";
import type { TrailFilters as Filters } from "./queries.ts";

type TrailFiltersProps = { filters: Filters; look: (change: ListChange) => void };

/** By words, person, kind of act and days; what is chosen stands as words beneath. */
export function TrailFilters({ filters, look }: TrailFiltersProps) {
  const t = useTranslations("trail");
  const { data: staff = [] } = useQuery(staffQuery);
  const { q, accountId, area, since, until } = filters;
  return (
    <>
      <ListSearch label={t("search")} value={q ?? ""} onChange={(next) => look({ q: next })} />
      <NativeSelect
        label={t("person")}
        value={String(accountId ?? "")}
        onChange={(event) => look({ accountId: Number(event.currentTarget.value) || undefined })}
        data={[
          { value: "", label: t("everyone") },
          ...staff.map((each) => ({ value: String(each.id), label: fullName(each) || each.email })),
        ]}
      />
      <NativeSelect
        label={t("area")}
        value={area ?? ""}
        onChange={({ currentTarget: { value } }) => look({ area: trailAreas.find((each) => each === value) })}
        data={[
          { value: "", label: t("everything") },
          ...trailAreas.map((each) => ({ value: each, label: t(`areas.${each}`) })),
        ]}
      />
      <TextInput
        type="date"
        label={t("since")}
        value={since ?? ""}
        max={until}
        onChange={(event) => look({ since: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={t("until")}
        value={until ?? ""}
        min={since}
        onChange={(event) => look({ until: event.currentTarget.value || undefined })}
      />
      <Words filters={filters} look={look} />
    </>
  );
}

function Words({ filters: { accountId, area, about, since, until }, look }: TrailFiltersProps) {
  const t = useTranslations("trail");
  const { short } = useDates();
  const { data: staff } = useQuery(staffQuery);
  const person = staff?.find(({ id }) => id === accountId);
  const word = (key: keyof ListChange, value: unknown, text: string) =>
    value === undefined ? [] : [{ key, text, onRemove: () => look({ [key]: undefined }) }];
  const words = [
    ...word("accountId", accountId, (person && (fullName(person) || person.email)) || t("nameless")),
    ...word("area", area, area ? t(`areas.${area}`) : ""),
    ...word("about", about, t("oneThing")),
    ...word("since", since, `${t("since")} ${since ? short(since) : ""}`),
    ...word("until", until, `${t("until")} ${until ? short(until) : ""}`),
  ];
  const none = { accountId: undefined, area: undefined, about: undefined, since: undefined, until: undefined };
  return <FilterWords words={words} onClear={() => look(none)} />;
}
