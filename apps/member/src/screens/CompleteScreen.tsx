import { ListSkeleton } from "@stammis/ui/Skeletons.tsx";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useHome } from "../features/home/queries.ts";
import { HomeLocationDialog } from "../features/locations/HomeLocationDialog.tsx";
import { locationsQuery } from "../features/locations/queries.ts";
import { CompleteForm } from "../features/profile/CompleteForm.tsx";
import { detailsQuery } from "../features/profile/queries.ts";
import { Loaded } from "../shell/Loaded.tsx";

/** `/consumer/complete`: details one may add, and the home location one must choose. Spec §2. */
export function CompleteScreen() {
  const words = useTranslations("profile");
  const loading = useTranslations("words")("loading");
  const query = useQuery(detailsQuery);
  const home = useHome().data;
  const locations = useQuery(locationsQuery).data;
  const mustChoose =
    home !== undefined && home.homeLocation === null && locations !== undefined && locations.length > 0;
  return (
    <>
      <Loaded query={query} skeleton={<ListSkeleton label={loading} rows={4} />} failed={words("fetchFailed")}>
        {(profile) => <CompleteForm profile={profile} />}
      </Loaded>
      <HomeLocationDialog opened={mustChoose} locations={locations ?? []} />
    </>
  );
}
