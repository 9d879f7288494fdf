import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import { AnnouncementEditor } from "./AnnouncementEditor.tsx";
import { useAnnouncement } from "./queries.ts";

/** `/announcements/new` and `/announcements/$id`: edits a new or an existing announcement. */
export function AnnouncementScreen() {
  const t = useTranslations("announcements");
  const { id } = useParams({ strict: false });
  const { query, announcement } = useAnnouncement();
  const [today] = useState(() => platformToday(realNow()).toString());
  if (id === undefined) return <AnnouncementEditor key="new" announcement={null} today={today} />;
  return (
    <Loaded
      query={query}
      frame={(instead) => (
        <PlainPage title={t("title")} above={<BackLink to={paths.announcements} label={t("title")} />}>
          {instead}
        </PlainPage>
      )}
      failed={t("fetchFailed")}
      skeleton={<FormSkeleton />}
    >
      {() =>
        announcement ? (
          <AnnouncementEditor key={id} announcement={announcement} today={today} />
        ) : (
          <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.announcements} toLabel={t("title")} />
        )
      }
    </Loaded>
  );
}
