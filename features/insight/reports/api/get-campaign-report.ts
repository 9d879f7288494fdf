import { sql } from "kysely";
import { selectCampaigns } from "#features/loyalty/campaigns/api/queries.ts";
import { seesCampaign } from "#features/loyalty/campaigns/domain/campaigns.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectCounted } from "./count-reports.ts";
import type { Places } from "./report-queries.ts";

const selectViews = (db: Build, campaignId: number) =>
  db
    .selectFrom("campaign_view")
    .select(["day", "place", sql<number>`sum(count)::int`.as("count")])
    .where("campaign_id", "=", campaignId)
    .groupBy(["day", "place"])
    .orderBy("day");

function selectUses(db: Build, campaignId: number, places: Places) {
  const uses = db
    .selectFrom("report_day")
    .select([
      "day",
      sql<number>`sum(count)::int`.as("purchases"),
      sql<number>`sum(amount_ore)::bigint`.as("amount_ore"),
    ])
    .where("kind", "=", "CAMPAIGN")
    .where("subject_id", "=", campaignId)
    .groupBy("day")
    .orderBy("day");
  return places === null ? uses : uses.where("location_id", "in", [...places, 0]);
}

const selectBeside = (db: Build, campaignId: number) =>
  db
    .selectFrom("report_campaign")
    .select(["has_used", "members", "purchases", "amount_ore"])
    .where("campaign_id", "=", campaignId);

type BesideRow = Awaited<ReturnType<ReturnType<typeof selectBeside>["execute"]>>[number];

const besideOf = (row: BesideRow | undefined) => ({
  members: row?.members ?? 0,
  purchases: row?.purchases ?? 0,
  totalAmount: kronorFromOre(row?.amount_ore ?? 0),
});

/** Returns a campaign's views, uses, and a comparison of its users with other buyers in the same period. */
export async function getCampaignReport({ db }: Services, { chain, actor, params }: Call<"getCampaignReport">) {
  const [[campaign], [counted], views, uses, comparison] = await db.read(chain.id, (q) => [
    selectCampaigns(q).where("campaign.id", "=", params.id),
    selectCounted(q),
    selectViews(q, params.id),
    selectUses(q, params.id, actor.locationIds),
    selectBeside(q, params.id),
  ]);
  if (!campaign || !seesCampaign(actor.locationIds, campaign.location_ids)) return refuse("NOT_FOUND");
  const seen = (rows: typeof views, place: "PUBLIC" | "APP") =>
    rows.reduce((sum, row) => (row.place === place ? sum + row.count : sum), 0);
  const seenOn = Map.groupBy(views, ({ day }) => day.toString());
  // The comparison includes other points of sale, so a local merchant does not see it.
  const isWhole = actor.locationIds === null;
  const users = comparison.find(({ has_used }) => has_used);
  return {
    countedAt: counted?.counted_at.toString() ?? null,
    seen: { public: seen(views, "PUBLIC"), app: seen(views, "APP") },
    seenByDay: [...seenOn].map(([date, rows]) => ({ date, public: seen(rows, "PUBLIC"), app: seen(rows, "APP") })),
    used: {
      purchases: uses.reduce((sum, { purchases }) => sum + purchases, 0),
      totalAmount: kronorFromOre(uses.reduce((sum, { amount_ore }) => sum + amount_ore, 0)),
    },
    usedByDay: uses.map(({ day, purchases }) => ({ date: day.toString(), purchases })),
    beside:
      isWhole && users
        ? { users: besideOf(users), others: besideOf(comparison.find(({ has_used }) => !has_used)) }
        : null,
  };
}
