import { Button } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { PointsAccount } from "#features/loyalty/points/backoffice/points-account/PointsAccount.tsx";
import { Acceptances } from "#features/members/directory/backoffice/Acceptances.tsx";
import { Consents } from "#features/members/directory/backoffice/Consents.tsx";
import { MemberOffers } from "#features/members/directory/backoffice/MemberOffers.tsx";
import { MemberProfile } from "#features/members/directory/backoffice/MemberProfile.tsx";
import { type Member, memberQuery } from "#features/members/directory/backoffice/queries.ts";
import { MergeItem } from "#features/members/merging/backoffice/MergeItem.tsx";
import { Notes } from "#features/members/notes/backoffice/Notes.tsx";
import { Devices } from "#features/members/timeline/backoffice/Devices.tsx";
import { Fillings } from "#features/members/timeline/backoffice/Fillings.tsx";
import { MemberData } from "#features/members/timeline/backoffice/MemberData.tsx";
import { MemberHead } from "#features/members/timeline/backoffice/MemberHead.tsx";
import { MemberMenu } from "#features/members/timeline/backoffice/MemberMenu.tsx";
import { MemberTabs } from "#features/members/timeline/backoffice/MemberTabs.tsx";
import { Messages } from "#features/members/timeline/backoffice/Messages.tsx";
import { type Section, sectionOf } from "#features/members/timeline/backoffice/sections.ts";
import { Timeline } from "#features/members/timeline/backoffice/Timeline.tsx";
import { Uses } from "#features/members/timeline/backoffice/Uses.tsx";
import { paths } from "#features/office-paths.ts";
import { MemberPurchases } from "#features/till/purchases/backoffice/MemberPurchases.tsx";
import { CardSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import classes from "#packages/web/backoffice/page/detail-page.module.css";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";

/** `/members/{id}` and its sections: everything about a member in one place. */
export function MemberScreen() {
  const t = useTranslations("directory");
  const words = useTranslations("words");
  const { id, section } = useParams({ strict: false });
  const query = useQuery(memberQuery(Number(id)));
  const currentSection = sectionOf(section);
  const missing = (
    <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.members} toLabel={t("toMembers")} />
  );
  if (currentSection === null) return missing;
  return (
    <Loaded
      query={query}
      failed={t("fetchFailed")}
      skeleton={<CardSkeleton label={words("loading")} />}
      missing={missing}
    >
      {(member) => <MemberView key={member.profile.id} member={member} section={currentSection} />}
    </Loaded>
  );
}

/** The content of each section; the overview sits next to the member's details. */
const contents: Record<Section, (member: Member) => ReactNode> = {
  overview: (member) => (
    <div className={classes.page}>
      <div className={classes.main}>
        <Notes memberId={member.profile.id} />
        <Timeline id={member.profile.id} />
      </div>
      <div className={classes.aside}>
        <MemberProfile member={member} />
      </div>
    </div>
  ),
  points: (member) => <PointsAccount member={member} />,
  offers: (member) => (
    <div className={classes.main}>
      <MemberOffers profile={member.profile} />
      <Fillings id={member.profile.id} />
      <Uses id={member.profile.id} />
    </div>
  ),
  purchases: (member) => <MemberPurchases member={member} />,
  messages: (member) => <Messages id={member.profile.id} />,
  consents: (member) => (
    <div className={classes.main}>
      <Consents consents={member.consents} />
      <Acceptances acceptances={member.acceptances} />
    </div>
  ),
  devices: (member) => <Devices id={member.profile.id} />,
  data: (member) => <MemberData id={member.profile.id} />,
};

function MemberView({ member, section }: { member: Member; section: Section }) {
  const t = useTranslations("timeline");
  const members = useTranslations("directory");
  const words = useTranslations("words");
  const { full } = useDates();
  const mayChange = useCan("changeMembers");
  const { profile, registeredAt, homeLocation } = member;
  const name = fullName(profile) || members("nameless");
  useTitle(section === "overview" ? name : `${t(`tabs.${section}`)} · ${name}`);
  const date = full(registeredAt);
  return (
    <PlainPage
      title={name}
      description={homeLocation ? t("sinceAt", { date, location: homeLocation }) : t("since", { date })}
      above={<BackLink to={paths.members} label={members("menu")} />}
      actions={
        mayChange && (
          <>
            <Button
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
              renderRoot={(button) => (
                <Link
                  to={paths.memberEdit}
                  params={{ id: String(profile.id) }}
                  state={{ fromMember: true }}
                  {...button}
                />
              )}
            >
              {words("edit")}
            </Button>
            <MemberMenu member={member}>
              <MergeItem memberId={profile.id} />
            </MemberMenu>
          </>
        )
      }
    >
      <MemberHead member={member} />
      <MemberTabs id={profile.id} current={section} />
      {contents[section](member)}
    </PlainPage>
  );
}
