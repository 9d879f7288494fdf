import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl/react";
import { NoLocation } from "#features/clubs/locations/backoffice/NoLocation.tsx";
import { locationsQuery } from "#features/clubs/locations/backoffice/queries.ts";
import { clubQuery } from "#features/clubs/settings/backoffice/queries.ts";
import { TableSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { CopyLink } from "#packages/web/backoffice/page/CopyLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan, useChain } from "#packages/web/backoffice/session/session.ts";
import classes from "./attract.module.css";
import { InviteMany } from "./InviteMany.tsx";
import { LocationCode } from "./LocationCode.tsx";
import { PosterChoices } from "./PosterChoices.tsx";
import type { PosterLook } from "./queries.ts";

/** `/attract`: the ways for people to join the club. */
export function AttractScreen() {
  const t = useTranslations("posters");
  const words = useTranslations("words");
  const chain = useChain();
  const [look, setLook] = useState<PosterLook>({ background: "COLOUR", language: chain.language });
  const mayPrint = useCan("takeFiles");
  const mayInvite = useCan("changeMembers");
  const mayAdd = useCan("manageClub");
  const club = useQuery(clubQuery);
  const locations = useQuery(locationsQuery);
  useTitle(t("menu"));
  return (
    <PlainPage title={t("menu")} description={t("lead")}>
      <Loaded query={club} failed={t("fetchFailed")} skeleton={<TableSkeleton label={words("loading")} />}>
        {({ address }) => (
          <>
            <Section title={t("clubAddress")} lead={t("clubAddressHint")}>
              <CopyLink address={address} large />
            </Section>
            <Section
              title={t("codes")}
              lead={t("codesHint")}
              choice={
                locations.data?.length !== 0 &&
                mayPrint && <PosterChoices look={look} languages={chain.languages} onChange={setLook} />
              }
            >
              <Loaded query={locations} failed={t("fetchFailed")} skeleton={<TableSkeleton label={words("loading")} />}>
                {(rows) =>
                  rows.length === 0 && mayAdd ? (
                    <NoLocation level={3} />
                  ) : (
                    <ul className={classes.locations}>
                      {rows.map((location) => (
                        <LocationCode
                          key={location.id}
                          location={location}
                          club={address.replace(/\/$/, "")}
                          look={look}
                        />
                      ))}
                    </ul>
                  )
                }
              </Loaded>
            </Section>
            {mayInvite && (
              <Section title={t("invite")} lead={t("inviteHint")}>
                <InviteMany />
              </Section>
            )}
          </>
        )}
      </Loaded>
    </PlainPage>
  );
}

type SectionProps = { title: string; lead: string; choice?: ReactNode; children: ReactNode };

function Section({ title, lead, choice, children }: SectionProps) {
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.lead}>{lead}</p>
        </div>
        {choice}
      </div>
      {children}
    </section>
  );
}
