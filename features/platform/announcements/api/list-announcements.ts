import { sql } from "kysely";
import { platformToday } from "#packages/domain/club/club-day.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { announcementIn, announcementWeights, isFor } from "../domain/announcement.ts";
import { announcementShapeOf, selectAnnouncements, textsOf } from "./queries.ts";

export async function listAnnouncements({ db }: Pick<Services, "db">) {
  return (await selectAnnouncements(db.platform).execute()).map(announcementShapeOf);
}

/**
 * Returns an account's companies, each with whether it has subscribed. Without a company no announcements are shown.
 */
async function readCompanies({ db }: Pick<Services, "db">, accountId: number) {
  return db.platform
    .selectFrom("company_merchant")
    .select(
      sql<boolean>`exists (select from subscription
        where subscription.company_id = company_merchant.company_id)`.as("subscribed"),
    )
    .where("account_id", "=", accountId)
    .execute();
}

const rankOf = (weight: (typeof announcementWeights)[number]) => announcementWeights.indexOf(weight);

export async function listShownAnnouncements(
  services: Pick<Services, "db">,
  { actor, realNow }: Call<"listShownAnnouncements">,
) {
  const today = platformToday(realNow);
  const rows = await selectAnnouncements(services.db.platform)
    .where("from_day", "<=", today)
    .where("through_day", ">=", today)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("announcement_closing as closing")
            .select("closing.account_id")
            .whereRef("closing.announcement_id", "=", "announcement.id")
            .where("closing.account_id", "=", actor.accountId),
        ),
      ),
    )
    .execute();
  if (rows.length === 0) return [];
  const companies = await readCompanies(services, actor.accountId);
  const { language } = await services.db.platform
    .selectFrom("account")
    .select("language")
    .where("id", "=", actor.accountId)
    .executeTakeFirstOrThrow();
  const importantFirst = rows.toSorted((one, other) => rankOf(other.weight) - rankOf(one.weight));
  return importantFirst.flatMap((row) => {
    const announcement = announcementIn(textsOf(row), language);
    if (!announcement || !companies.some((company) => isFor(row.audience, company))) return [];
    const { id, weight, link } = row;
    return [{ id, weight, link, ...announcement }];
  });
}
