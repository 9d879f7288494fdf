import type { Transaction } from "kysely";
import { lockChain, selectReadiness } from "#features/clubs/settings/api/queries.ts";
import { type Missing, missingFor } from "#features/clubs/settings/domain/prerequisites.ts";
import type { TrailAct } from "#packages/domain/acts.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { checkVersion, lastEdit, versionOf } from "#packages/server/request/versions.ts";
import { pointsSchemas } from "../contract/schemas.ts";
import { noRuleRow, type RuleRow, selectRule } from "./ledger.ts";
import { pointsPerKronaOf } from "./rule.ts";

type Readiness = Awaited<ReturnType<ReturnType<typeof selectReadiness>["execute"]>>[number];

/** Selects the rows that `clubPointsOf` needs: the rule, and the readiness for activation. */
export const selectClubPoints = (q: Build) => [selectRule(q), selectReadiness(q)] as const;

const partsOf = (rule: RuleRow) => ({
  rule: {
    name: rule.name,
    description: rule.description,
    translations: rule.translations,
    pointsPerKrona: pointsPerKronaOf(rule.pointsPerKronaHundredths),
    monthValidation: rule.monthValidation,
    countedPointsFrom: rule.countedPointsFrom?.toString() ?? null,
  },
  pointCost: { pointCost: rule.costHundredths === null ? null : rule.costHundredths / 100 },
  corrections: { perMember: rule.correctionsPerMember, perDay: rule.correctionsPerDay },
  alone: {
    perPurchase: kronorFromOre(rule.alonePerPurchaseOre),
    perDay: kronorFromOre(rule.alonePerDayOre),
    perMemberDay: kronorFromOre(rule.alonePerMemberDayOre),
  },
  lookUps: { perHour: rule.lookUpsPerHour, acceptsNumberAlone: rule.acceptsNumberAlone },
});

const bodies = {
  rule: pointsSchemas.updateClubPoints.body,
  corrections: pointsSchemas.setCorrectionLimits.body,
  alone: pointsSchemas.setAloneLimits.body,
  lookUps: pointsSchemas.setLookUpLimit.body,
  pointCost: pointsSchemas.setPointCost.body,
};

/** A part of the rule that is saved separately. */
export type PointsPart = keyof typeof bodies;

/** The names in the audit trail for saving a part. */
const acts = {
  rule: "update-club-points",
  corrections: "set-correction-limits",
  alone: "set-alone-limits",
  lookUps: "set-look-up-limit",
  pointCost: "set-point-cost",
} as const satisfies Record<PointsPart, TrailAct>;

/** Returns a club's points rule for its editor; the default one for a club without a rule. */
export function clubPointsOf(row: RuleRow = noRuleRow, readiness?: Readiness) {
  const { rule, pointCost, corrections, alone, lookUps } = partsOf(row);
  const missing: Missing<"ACTIVATE_POINTS">[] = readiness ? [...missingFor("ACTIVATE_POINTS", readiness)] : [];
  return {
    ...rule,
    ...pointCost,
    active: row.active,
    corrections,
    alone,
    lookUps,
    missing,
    versions: {
      rule: versionOf(bodies.rule, rule),
      corrections: versionOf(bodies.corrections, corrections),
      alone: versionOf(bodies.alone, alone),
      lookUps: versionOf(bodies.lookUps, lookUps),
      pointCost: versionOf(bodies.pointCost, pointCost),
    },
  };
}

async function readClubPoints(trx: Transaction<DB>) {
  const [rule, readiness] = selectClubPoints(trx);
  return clubPointsOf(await rule.executeTakeFirst(), await readiness.executeTakeFirst());
}

/**
 * Locks a part of the points rule for its editor, and returns the club's own language. The lock is on the club, as the
 * part's row may not exist yet.
 */
export async function holdPart(
  trx: Transaction<DB>,
  chain: Chain,
  part: PointsPart,
  began: string | undefined,
): Promise<Language> {
  const club = await lockChain(trx, chain.id).executeTakeFirstOrThrow();
  const own = club.language;
  if (began === undefined) return own;
  const present = await readClubPoints(trx);
  await checkVersion(began, { version: present.versions[part], present }, () =>
    lastEdit(trx, chain, "club points", acts[part]),
  );
  return own;
}

/** Returns the new version of a part after it was saved. */
export async function savedPart(trx: Transaction<DB>, part: PointsPart) {
  const rule = await selectRule(trx).executeTakeFirst();
  return { version: clubPointsOf(rule).versions[part] };
}
