import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { ByLocation } from "#features/insight/today/backoffice/ByLocation.tsx";
import { emptyGuide } from "#features/insight/today/backoffice/guide-steps.ts";
import { LatestPurchases } from "#features/insight/today/backoffice/LatestPurchases.tsx";
import { guideQuery, todayQuery } from "#features/insight/today/backoffice/queries.ts";
import { SmsShort } from "#features/insight/today/backoffice/SmsShort.tsx";
import { StartGuide } from "#features/insight/today/backoffice/StartGuide.tsx";
import { ThirtyDays } from "#features/insight/today/backoffice/ThirtyDays.tsx";
import { TodayFigures } from "#features/insight/today/backoffice/TodayFigures.tsx";
import classes from "#features/insight/today/backoffice/today.module.css";
import { UnusualDays } from "#features/insight/today/backoffice/UnusualDays.tsx";
import { WaitingSendouts } from "#features/insight/today/backoffice/WaitingSendouts.tsx";
import { MergeRequests } from "#features/members/merging/backoffice/MergeRequests.tsx";
import { WaitingReplies } from "#features/messages/sms/backoffice/WaitingReplies.tsx";
import { WaitingApprovals } from "#features/till/approvals/backoffice/WaitingApprovals.tsx";
import { countedRows } from "#packages/domain/list-pages.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useAccess, useCan, useMaybeChain } from "#packages/web/backoffice/session/session.ts";

/** The first screen: today's figures, and what remains before the club opens. */
export function TodayScreen() {
  const words = useTranslations("today");
  const { firstName } = useAccess();
  const chain = useMaybeChain();
  useTitle(words("title"));
  const hello = firstName ? words("hello", { name: firstName }) : words("helloPlain");
  if (!chain) {
    return (
      <PlainPage title={hello}>
        <StartGuide guide={emptyGuide} locked />
      </PlainPage>
    );
  }
  return <ClubToday hello={hello} />;
}

function ClubToday({ hello }: { hello: string }) {
  const words = useTranslations("today");
  const common = useTranslations("words");
  const { weekday } = useDates();
  const { count } = useNumbers();
  const today = useQuery(todayQuery);
  const mayBuild = useCan("overseeClub");
  const guide = useQuery({ ...guideQuery, enabled: mayBuild });
  // Staff of some points of sale see the number of their own members, capped like a list's count.
  const membersText = (memberCount: number) => {
    if (mayBuild) return words("members", { count: memberCount });
    return memberCount > countedRows
      ? words("ownMembersBeyond", { count: count(countedRows) })
      : words("ownMembers", { count: memberCount });
  };
  const members = today.data && membersText(today.data.members);
  return (
    <PlainPage title={hello} description={today.data && `${weekday(today.data.date)} · ${members}`}>
      <WaitingApprovals />
      <MergeRequests />
      {today.data && <WaitingSendouts toApprove={today.data.sendoutsToApprove} stopped={today.data.sendoutsStopped} />}
      {today.data && <SmsShort short={today.data.smsShort} />}
      <WaitingReplies />
      {mayBuild && guide.data && <StartGuide guide={guide.data} />}
      <Loaded query={today} skeleton={<ListSkeleton label={common("loading")} rows={6} />} failed={words("failed")}>
        {(figures) => (
          <>
            <UnusualDays unusual={figures.unusual} />
            <div className={classes.overview}>
              <TodayFigures figures={figures} />
              <ThirtyDays days={figures.days} />
            </div>
            <div className={classes.columns}>
              <ByLocation locations={figures.locations} />
              <LatestPurchases />
            </div>
          </>
        )}
      </Loaded>
    </PlainPage>
  );
}
