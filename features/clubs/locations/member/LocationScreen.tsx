import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { pictureAt } from "#packages/ui/pictures/picture-sizes.ts";
import { useChain } from "#packages/web/member/club/chain.ts";
import { fileUrl } from "#packages/web/member/club/files.ts";
import { isMissing } from "#packages/web/member/club/missing.ts";
import { useSession } from "#packages/web/member/session/session.ts";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { LocationFacts } from "./LocationFacts.tsx";
import classes from "./location-screen.module.css";
import { locationQuery } from "./queries.ts";
import { SubpageMissing } from "./SubpageMissing.tsx";

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
        // On a visitor's page the logo is already in the header.
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
