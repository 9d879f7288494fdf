import { platformToday } from "@stammis/domain/clubs/club-day";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { AnnouncementEditor } from "../features/announcements/AnnouncementEditor.tsx";
import { useAnnouncement } from "../features/announcements/queries.ts";
import { realNow } from "../lib/clock.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { NothingHere } from "../shell/NotFound.tsx";

/** `/announcements/new` and `/announcements/$id`. */
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
