import type { Transaction } from "kysely";
import { firstTexts } from "#features/clubs/settings/api/first-text.ts";
import { cleanTexts, storedKind, type TermsKind } from "#features/clubs/settings/api/terms.ts";
import { dateIn } from "#packages/domain/calendar.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { translationsOf } from "../clubs/in-languages.ts";
import { type ClubPlan, demoZone } from "../clubs/plan.ts";
import type { History } from "../history/history.ts";
import { insertForIds, insertRows } from "./insert-rows.ts";
import { type pictureKeeper, rewardSide } from "./set-up-offers.ts";

type At = Temporal.Instant;

/** Publishes both texts as the merchant; returns the ids of the versions. */
export async function publishTerms(
  trx: Transaction<DB>,
  chain: Chain,
  { company, commercialName }: ClubPlan,
  by: number,
  at: At,
) {
  const facts = { club: commercialName, company };
  const rows = (["membership", "privacy"] as const satisfies TermsKind[]).map((kind) => ({
    chain_id: chain.id,
    kind: storedKind[kind],
    version: 1,
    texts: JSON.parse(JSON.stringify(cleanTexts(firstTexts(kind, facts)))),
    published_at: at,
    published_by: by,
    applies_on: dateIn(chain.timeZone, at),
  }));
  await insertRows(
    trx,
    "terms_draft",
    rows.map(({ chain_id, kind, texts }) => ({ chain_id, kind, texts, updated_at: at })),
  );
  return insertForIds(trx, "terms_version", rows);
}

/** Inserts the earning rule and the rewards; rewards out of season are stopped. Returns the rewards' ids. */
export async function setUpPoints(
  trx: Transaction<DB>,
  chain: Chain,
  { plan, history, now }: { plan: ClubPlan; history: History; now: At },
  { at, keep }: { at: At; keep: ReturnType<typeof pictureKeeper> },
) {
  const { month } = now.toZonedDateTimeISO(demoZone);
  await insertRows(trx, "club_points", [
    {
      chain_id: chain.id,
      active: history.rule.active,
      name: plan.points.name,
      description: plan.points.description,
      translations: translationsOf(plan.words, { name: plan.points.name, description: plan.points.description }),
      points_per_krona_hundredths: history.rule.pointsPerKronaHundredths,
      month_validation: history.rule.monthValidation,
      counted_points_from: history.rule.countedPointsFrom,
    },
  ]);
  const rewards = await Promise.all(
    plan.rewards.map(async ({ name, description, points, months, picture }) => ({
      chain_id: chain.id,
      kind: "REWARD" as const,
      name,
      description,
      translations: translationsOf(plan.words, { name, description }),
      image_path: await keep(picture, rewardSide),
      points_required: points,
      publish_status: months?.includes(month) === false ? ("STOPPED" as const) : ("ACTIVE" as const),
      created_at: at,
    })),
  );
  return insertForIds(trx, "coupon", rewards);
}

/** Opens the SMS account with its free credits and the bought ones. */
export async function openCredits(
  trx: Transaction<DB>,
  { config }: Services,
  chain: Chain,
  { boughtCredits }: ClubPlan,
  at: At,
): Promise<void> {
  const moves = [
    { from_account: "GIVEN" as const, credits: config.freeSmsCredits, reason: "free-credits" as const },
    { from_account: "BOUGHT" as const, credits: boughtCredits, reason: "purchase" as const },
  ].filter(({ credits }) => credits > 0);
  const available = moves.reduce((sum, { credits }) => sum + credits, 0);
  const letters = chain.commercialName.normalize("NFD").replace(/[^A-Za-z0-9]/g, "");
  await insertRows(trx, "sms_account", [{ chain_id: chain.id, available, sender_name: letters.slice(0, 11) }]);
  await insertRows(
    trx,
    "sms_entry",
    moves.map((move) => ({ ...move, chain_id: chain.id, to_account: "AVAILABLE" as const, at })),
  );
}
