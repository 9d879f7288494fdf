import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { paths } from "#features/office-paths.ts";
import { useIsMerchant } from "#packages/web/backoffice/session/session.ts";
import { AnnouncementCard } from "./AnnouncementCard.tsx";
import { shownQuery, useCloseAnnouncement } from "./queries.ts";

/** Shows the platform's announcements: important ones on every page but the till, the others on the first page. */
export function Announcements() {
  const { pathname } = useLocation();
  const isMerchant = useIsMerchant();
  return isMerchant && pathname !== paths.till ? <Shown first={pathname === paths.today} /> : null;
}

function Shown({ first }: { first: boolean }) {
  const announcements = useQuery(shownQuery).data ?? [];
  const { mutate: close } = useCloseAnnouncement();
  return announcements
    .filter(({ weight }) => first || weight === "IMPORTANT")
    .map((announcement) => (
      <AnnouncementCard key={announcement.id} announcement={announcement} onClose={() => close(announcement.id)} />
    ));
}
