import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { staffQuery } from "#features/access/staff/backoffice/queries.ts";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { DayFilters } from "#packages/web/backoffice/lists/DayFilters.tsx";
import { trailAreas } from "../domain/trail.ts";
import { readTrailSearch } from "./search.ts";

/** By person, kind of act where that is not given, and days. */
export function TrailFilters({ ofArea = false }: { ofArea?: boolean }) {
  const t = useTranslations("trail");
  const { data: staff = [] } = useQuery(staffQuery);
  const { search, look } = useListAddress(readTrailSearch);
  const { accountId, area } = search;
  return (
    <>
      <NativeSelect
        label={t("person")}
        value={accountId ?? ""}
        onChange={(event) => look({ accountId: Number(event.currentTarget.value) || undefined })}
        data={[
          { value: "", label: t("everyone") },
          ...staff.map((each) => ({ value: String(each.id), label: fullName(each) || each.email })),
        ]}
      />
      {!ofArea && (
        <NativeSelect
          label={t("area")}
          value={area ?? ""}
          onChange={({ currentTarget: { value } }) => look({ area: trailAreas.find((each) => each === value) })}
          data={[
            { value: "", label: t("everything") },
            ...trailAreas.map((each) => ({ value: each, label: t(`areas.${each}`) })),
          ]}
        />
      )}
      <DayFilters labels={{ since: t("since"), until: t("until") }} />
    </>
  );
}
