import { Button } from "@mantine/core";
import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useHome } from "../../lib/home.ts";
import { membershipDigits } from "../../lib/membership-digits.ts";
import { paths } from "../../paths.ts";
import { BackLink } from "../../shell/BackLink.tsx";
import { LinkButton } from "../../shell/LinkButton.tsx";
import { Loaded } from "../../shell/Loaded.tsx";
import { locationsQuery } from "../locations/queries.ts";
import classes from "./by-email.module.css";

/** Ending the membership or asking for its data: an e-mail to the shop, with the contact details near. Spec §2. */
export function ByEmail({ act }: { act: "terminate" | "export" }) {
  const words = useTranslations("membership");
  const common = useTranslations("words");
  const home = useHome();
  const locations = useQuery(locationsQuery).data ?? [];
  return (
    <PlainPage title={words(act)} above={<BackLink to={paths.membership}>{words("title")}</BackLink>}>
      <Loaded query={home} skeleton={<ListSkeleton label={common("loading")} rows={2} />}>
        {({ profile, homeLocation }) => {
          const number = membershipDigits(profile.membershipId);
          const place = locations.find(({ id }) => id === homeLocation?.id) ?? locations.find(({ email }) => email);
          const subject = encodeURIComponent(words(`${act}Subject`, { number }));
          return (
            <div className={classes.words}>
              <p>{words(`${act}Text`, { number })}</p>
              {act === "terminate" && <p className={classes.quiet}>{words("terminateNote")}</p>}
              {place?.email && (
                <Button component="a" href={`mailto:${place.email}?subject=${subject}`}>
                  {words("write", { email: place.email })}
                </Button>
              )}
              <LinkButton to={paths.contact} variant="default">
                {words("toContact")}
              </LinkButton>
            </div>
          );
        }}
      </Loaded>
    </PlainPage>
  );
}
