import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { locationsQuery } from "#features/clubs/locations/member/queries.ts";
import { paths } from "#features/member-paths.ts";
import type { Home } from "#packages/web/member/club/home.ts";
import { membershipDigits } from "#packages/web/member/format/membership-digits.ts";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import { Section } from "#packages/web/member/shell/Section.tsx";
import classes from "./by-email.module.css";

/** Shows how to send the request by e-mail to the shop instead, with the contact details needed. Spec §2. */
export function ByEmail({ act, home: { profile, homeLocation } }: { act: "terminate" | "export"; home: Home }) {
  const words = useTranslations("personalData");
  const own = useTranslations("settings");
  const locations = useQuery(locationsQuery).data ?? [];
  const number = membershipDigits(profile.membershipId);
  const place = locations.find(({ id }) => id === homeLocation?.id) ?? locations.find(({ email }) => email);
  const subject = encodeURIComponent(words(`${act}Subject`, { number }));
  return (
    <Section title={own("byEmail")}>
      <div className={classes.words}>
        <p>{words(`${act}Text`, { number })}</p>
        {place?.email && (
          <Button component="a" variant="default" href={`mailto:${place.email}?subject=${subject}`}>
            {words("write", { email: place.email })}
          </Button>
        )}
        <LinkButton to={paths.contact} variant="default">
          {words("toContact")}
        </LinkButton>
      </div>
    </Section>
  );
}
