import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { CompleteForm } from "#features/access/profile/member/CompleteForm.tsx";
import { detailsQuery } from "#features/access/profile/member/queries.ts";
import { HomeLocationDialog } from "#features/clubs/locations/member/HomeLocationDialog.tsx";
import { homeLocationQuery, locationsQuery } from "#features/clubs/locations/member/queries.ts";
import { paths } from "#features/member-paths.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { isMissing } from "#packages/web/member/club/missing.ts";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { PartFailed } from "#packages/web/member/shell/PartFailed.tsx";
import { JoinedDialog } from "./JoinedDialog.tsx";

/**
 * `/consumer/complete`: optional details, and the required home location if the club has several points of sale. Spec
 * §2.
 */
export function CompleteScreen() {
  const words = useTranslations("profile");
  const places = useTranslations("locations");
  const loading = useTranslations("words")("loading");
  const query = useQuery(detailsQuery);
  const home = useQuery(homeLocationQuery);
  const locations = useQuery(locationsQuery);
  const choices = locations.data ?? [];
  const hasJoined = useLocation({ select: ({ state }) => state.hasJoined === true });
  const navigate = useNavigate();
  // Clears the state, so that returning to this page does not congratulate the member again.
  const goOn = () => void navigate({ to: paths.complete, replace: true, state: {} });
  const mustChoose = home.data !== undefined && isMissing(home.data) && choices.length > 1;
  return (
    <>
      <Loaded query={query} skeleton={<ListSkeleton label={loading} rows={4} />} failed={words("fetchFailed")}>
        {(profile) => <CompleteForm profile={profile} />}
      </Loaded>
      <PartFailed query={home} failed={places("homeFetchFailed")} />
      <PartFailed query={locations} failed={places("fetchFailed")} />
      <JoinedDialog opened={hasJoined} onClose={goOn} />
      <HomeLocationDialog opened={mustChoose && !hasJoined} locations={choices} />
    </>
  );
}
