import type { Selectable, Transaction } from "kysely";
import { selectReadiness } from "#features/clubs/settings/api/queries.ts";
import { type Missing, missingFor } from "#features/clubs/settings/domain/prerequisites.ts";
import { whatChanged } from "#features/insight/trail/domain/trail.ts";
import { aloneLimits } from "#features/till/approvals/domain/confirm-alone.ts";
import type { TrailAct } from "#packages/domain/acts.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { holdPart, type PointsPart, savedPart } from "./club-points.ts";
import { pointsPerKronaOf, readRule } from "./rule.ts";

const selectKept = (trx: Transaction<DB>) => trx.selectFrom("club_points").selectAll().forNoKeyUpdate();

type Kept = Partial<Omit<Selectable<DB["club_points"]>, "translations">>;

/** Returns the facts of the rule that the audit trail shows before and after. */
const ruleFacts = (of: Kept = {}) => ({
  name: of.name,
  pointsPerKrona: of.points_per_krona_hundredths && pointsPerKronaOf(of.points_per_krona_hundredths),
  monthValidation: of.month_validation,
  countedPointsFrom: of.counted_points_from,
});

const limitFacts = (of: Kept = {}) => ({
  perMember: of.correction_per_member,
  perDay: of.correction_per_day,
  alonePerPurchase: of.alone_per_purchase_ore && kronorFromOre(of.alone_per_purchase_ore),
  alonePerDay: of.alone_per_day_ore && kronorFromOre(of.alone_per_day_ore),
  alonePerMemberDay: of.alone_per_member_day_ore && kronorFromOre(of.alone_per_member_day_ore),
  lookUpsPerHour: of.look_ups_per_hour,
  acceptsNumberAlone: of.accepts_number_alone,
  pointCost: of.cost_hundredths && of.cost_hundredths / 100,
});

export async function updateClubPoints({ db }: Services, { chain, actor, body }: Call<"updateClubPoints">) {
  return db.inChain(chain.id, async (trx) => {
    const own = await holdPart(trx, chain, "rule", body.version);
    const rule = readRule(own, body);
    const before = await selectKept(trx).executeTakeFirst();
    await trx
      .insertInto("club_points")
      .values({ chain_id: chain.id, ...rule })
      .onConflict((on) => on.column("chain_id").doUpdateSet(rule))
      .execute();
    const detail = { changes: whatChanged(ruleFacts(before), ruleFacts(rule)) };
    await audit(trx, chain, { accountId: actor.accountId, act: "update-club-points", subject: "club points", detail });
    return savedPart(trx, "rule");
  });
}

/** The form field that reports each missing prerequisite. */
const fields = {
  MEMBERSHIP_TERMS_MISSING: "membershipTerms",
  FIRST_REWARD_MISSING: "reward",
} as const satisfies Record<Missing<"ACTIVATE_POINTS">, string>;

/** Activates the points. Refuses with everything that is still missing. Spec §4. */
export async function activateClubPoints({ db }: Services, { chain, actor }: Call<"activateClubPoints">) {
  await db.inChain(chain.id, async (trx) => {
    const readiness = await selectReadiness(trx).executeTakeFirstOrThrow();
    const missing = missingFor("ACTIVATE_POINTS", readiness);
    refuseFields(Object.fromEntries(missing.map((code) => [fields[code], code])));
    const changed = await trx
      .insertInto("club_points")
      .values({ chain_id: chain.id, active: true })
      .onConflict((on) => on.column("chain_id").doUpdateSet({ active: true }).where("club_points.active", "=", false))
      .returning("chain_id")
      .executeTakeFirst();
    if (!changed) return;
    await audit(trx, chain, { accountId: actor.accountId, act: "activate-club-points", subject: "club points" });
  });
}

/** Deactivates the points: purchases earn none, but earned points remain usable. */
export async function deactivateClubPoints({ db }: Services, { chain, actor }: Call<"deactivateClubPoints">) {
  await db.inChain(chain.id, async (trx) => {
    const changed = await trx
      .updateTable("club_points")
      .set({ active: false })
      .where("active", "=", true)
      .returning("chain_id")
      .executeTakeFirst();
    if (!changed) return;
    await audit(trx, chain, { accountId: actor.accountId, act: "deactivate-club-points", subject: "club points" });
  });
}

type Limit =
  | "correction_per_member"
  | "correction_per_day"
  | "alone_per_purchase_ore"
  | "alone_per_day_ore"
  | "alone_per_member_day_ore";
type Written = Partial<Record<Limit, number>> & {
  look_ups_per_hour?: number | null;
  accepts_number_alone?: boolean;
  cost_hundredths?: number | null;
};

/** Saves a part of the settings in the row of the club's rule, and creates the row if it does not exist. */
async function keepBeside(
  { db }: Services,
  { chain, actor, body }: Call<"setCorrectionLimits" | "setAloneLimits" | "setLookUpLimit" | "setPointCost">,
  { part, act, kept: written }: { part: PointsPart; act: TrailAct; kept: Written | ((before?: Kept) => Written) },
) {
  return db.inChain(chain.id, async (trx) => {
    await holdPart(trx, chain, part, body.version);
    const before = await selectKept(trx).executeTakeFirst();
    const settings = typeof written === "function" ? written(before) : written;
    await trx
      .insertInto("club_points")
      .values({ chain_id: chain.id, ...settings })
      .onConflict((on) => on.column("chain_id").doUpdateSet(settings))
      .execute();
    const detail = { changes: whatChanged(limitFacts(before), limitFacts({ ...before, ...settings })) };
    await audit(trx, chain, { accountId: actor.accountId, act, subject: "club points", detail });
    return savedPart(trx, part);
  });
}

/** Sets the points that one cashier may give by correction per day. */
export function setCorrectionLimits(services: Services, call: Call<"setCorrectionLimits">) {
  const { perMember, perDay } = call.body;
  const limits = { correction_per_member: perMember, correction_per_day: perDay };
  return keepBeside(services, call, { part: "corrections", act: "set-correction-limits", kept: limits });
}

/** Sets which large amounts a cashier may confirm without a second person, from now on. */
export function setAloneLimits(services: Services, call: Call<"setAloneLimits">) {
  const { perPurchase, perDay, perMemberDay } = call.body;
  const limits = ({ alone_per_member_day_ore: stored = aloneLimits.perMemberDayOre }: Kept = {}) => ({
    alone_per_purchase_ore: perPurchase * 100,
    alone_per_day_ore: perDay * 100,
    // A screen without the member's daily limit must not allow a purchase that the daily limit refuses.
    alone_per_member_day_ore: perMemberDay === undefined ? Math.max(stored, perPurchase * 100) : perMemberDay * 100,
  });
  return keepBeside(services, call, { part: "alone", act: "set-alone-limits", kept: limits });
}

/**
 * Sets how many members a cashier may look up in an hour (null: the installation's default), and whether the number
 * alone is enough.
 */
export function setLookUpLimit(services: Services, call: Call<"setLookUpLimit">) {
  const { perHour, acceptsNumberAlone } = call.body;
  const settings = {
    look_ups_per_hour: perHour,
    ...(acceptsNumberAlone !== undefined && { accepts_number_alone: acceptsNumberAlone }),
  };
  return keepBeside(services, call, { part: "lookUps", act: "set-look-up-limit", kept: settings });
}

/** Sets the cost of a point, for reports. Members' points do not change. */
export function setPointCost(services: Services, call: Call<"setPointCost">) {
  const { pointCost } = call.body;
  const cost_hundredths = pointCost === null ? null : Math.round(pointCost * 100);
  return keepBeside(services, call, { part: "pointCost", act: "set-point-cost", kept: { cost_hundredths } });
}
