import { NativeSelect } from "@mantine/core";
import { trailAreas } from "@stammis/domain/clubs/trail";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { fullName } from "../../lib/full-name.ts";
import { useListAddress } from "../../lib/use-list-address.ts";
import { DayFilters } from "../../shell/DayFilters.tsx";
import { staffQuery } from "../staff/queries.ts";

/** By person, kind of act where that is not given, and days. */
export function TrailFilters({ ofArea = false }: { ofArea?: boolean }) {
  const t = useTranslations("trail");
  const { data: staff = [] } = useQuery(staffQuery);
  const { search, look } = useListAddress();
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
