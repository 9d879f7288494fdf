import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { pictureAt } from "@stammis/ui/cards/picture-sizes.ts";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { LocationFacts } from "../features/locations/LocationFacts.tsx";
import { locationQuery } from "../features/locations/queries.ts";
import { SubpageMissing } from "../features/locations/SubpageMissing.tsx";
import { useChain } from "../lib/chain.ts";
import { fileUrl } from "../lib/files.ts";
import { isMissing } from "../lib/missing.ts";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { LinkButton } from "../shell/LinkButton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import classes from "./location-screen.module.css";

/** `/{subpage}`: a point of sale's public page. Spec §2. */
export function LocationScreen() {
  const words = useTranslations("locations");
  const guest = useTranslations("guest");
  const common = useTranslations("words");
  const signedIn = useSession() !== null;
  const { logoPath } = useChain();
  const { subpage } = useParams({ from: "/of-location/$subpage" });
  const query = useQuery(locationQuery(subpage.toLowerCase()));
  return (
    <Loaded query={query} skeleton={<ListSkeleton label={common("loading")} />} failed={words("locationFailed")}>
      {(location) => {
        if (isMissing(location)) return <SubpageMissing />;
        // At the head of a visitor's page it stands already.
        const logo = signedIn ? fileUrl(location.logoPath ?? logoPath) : undefined;
        return (
          <>
            {logo && <img className={classes.logo} {...pictureAt(logo, "half")} alt="" />}
            <PlainPage title={location.commercialName || location.name}>
              <LocationFacts location={location} heading="h2" />
            </PlainPage>
            {!signedIn && (
              <div className={classes.actions}>
                <LinkButton to={paths.locationOnboarding} params={{ subpage }}>
                  {guest("register")}
                </LinkButton>
                <LinkButton to={paths.login} variant="default">
                  {common("signIn")}
                </LinkButton>
              </div>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
