import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { versioned } from "#packages/server/request/versions.ts";
import { announcementsSchemas } from "../contract/schemas.ts";
import type { AnnouncementTexts } from "../domain/announcement.ts";

/** Selects announcements, newest first. Runs as the platform's role. */
export function selectAnnouncements(db: Build) {
  return db
    .selectFrom("announcement")
    .select(["id", "weight", "audience", "from_day", "through_day", "link", "by_mail", "texts", "created_at"])
    .select(
      sql<number>`(select count(*)::int from announcement_closing where announcement_id = announcement.id)`.as(
        "closed",
      ),
    )
    .orderBy("id", "desc");
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAnnouncements>["execute"]>>[number];

export const textsOf = (row: Pick<Row, "texts">) => row.texts as unknown as AnnouncementTexts;

/** Returns an announcement in the form of the platform's editor. */
export const announcementShapeOf = (row: Row) =>
  versioned(announcementsSchemas.setAnnouncement.body, {
    id: row.id,
    weight: row.weight,
    audience: row.audience,
    fromDay: row.from_day.toString(),
    throughDay: row.through_day.toString(),
    link: row.link,
    byMail: row.by_mail,
    texts: textsOf(row),
    closed: row.closed,
    createdAt: row.created_at.toString(),
  });
