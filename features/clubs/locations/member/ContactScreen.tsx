import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useHome } from "#packages/web/member/club/home.ts";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { LocationBox } from "./LocationBox.tsx";
import { locationsQuery } from "./queries.ts";

/** Names are sorted in Swedish order in every language, as in the server's lists. */
const inSwedish = new Intl.Collator("sv").compare;

/** `/consumer/contact`: the home location first, the others by city. Spec §2. */
export function ContactScreen() {
  const words = useTranslations("locations");
  const loading = useTranslations("words")("loading");
  const query = useQuery(locationsQuery);
  const homeId = useHome().data?.homeLocation?.id;
  return (
    <PlainPage title={words("title")}>
      <Loaded query={query} skeleton={<ListSkeleton label={loading} />} failed={words("fetchFailed")}>
        {(locations) =>
          locations.length === 0 ? (
            <EmptyState drawing="locations" title={words("emptyTitle")} text={words("emptyText")} />
          ) : (
            [...locations]
              .sort(
                (a, b) =>
                  Number(b.id === homeId) - Number(a.id === homeId) ||
                  inSwedish(a.address.city, b.address.city) ||
                  inSwedish(a.commercialName, b.commercialName),
              )
              .map((location) => <LocationBox key={location.id} location={location} isHome={location.id === homeId} />)
          )
        }
      </Loaded>
    </PlainPage>
  );
}
