import type { pointRoutes } from "@stammis/contract/points/routes";
import { missingFor } from "@stammis/domain/clubs/prerequisites";
import { kronorFromOre } from "@stammis/domain/money";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { selectReadiness } from "../chains/queries.ts";
import { correctPoints } from "./correct-points.ts";
import { deductPoints } from "./deduct-points.ts";
import { getAccount, getBalance } from "./get-account.ts";
import { noRuleRow, selectRule } from "./ledger.ts";
import { pointsPerKronaOf } from "./rule.ts";
import {
  activateClubPoints,
  deactivateClubPoints,
  setAloneLimits,
  setCorrectionLimits,
  setPointCost,
  updateClubPoints,
} from "./update-club-points.ts";
import { voidCorrection } from "./void-correction.ts";
import { voidDeduction } from "./void-deduction.ts";

export const pointHandlers = (services: Services): Handlers<typeof pointRoutes> => ({
  async getClubPoints({ chain }) {
    const [[rule = noRuleRow], [readiness]] = await services.db.read(chain.id, (q) => [
      selectRule(q),
      selectReadiness(q),
    ]);
    return {
      active: rule.active,
      name: rule.name,
      description: rule.description,
      pointsPerKrona: pointsPerKronaOf(rule.pointsPerKronaHundredths),
      monthValidation: rule.monthValidation,
      countedPointsFrom: rule.countedPointsFrom?.toString() ?? null,
      pointCost: rule.costHundredths === null ? null : rule.costHundredths / 100,
      corrections: { perMember: rule.correctionsPerMember, perDay: rule.correctionsPerDay },
      alone: {
        perPurchase: kronorFromOre(rule.alonePerPurchaseOre),
        perDay: kronorFromOre(rule.alonePerDayOre),
      },
      missing: readiness ? [...missingFor("ACTIVATE_POINTS", readiness)] : [],
    };
  },

  updateClubPoints: (call) => updateClubPoints(services, call),
  activateClubPoints: (call) => activateClubPoints(services, call),
  deactivateClubPoints: (call) => deactivateClubPoints(services, call),

  setAloneLimits: (call) => setAloneLimits(services, call),
  setCorrectionLimits: (call) => setCorrectionLimits(services, call),
  setPointCost: (call) => setPointCost(services, call),

  async getMemberPointsAccount({ chain, actor, params, query, day }) {
    const memberId = await services.memberIds.of(chain.id, params.membershipId);
    return getAccount(services, { chain, memberId, day, staff: actor }, query.cursor);
  },
  getMemberBalance: (call) => getBalance(services, call),
  correctPoints: (call) => correctPoints(services, call),
  voidCorrection: (call) => voidCorrection(services, call),
  deductPoints: (call) => deductPoints(services, call),
  voidDeduction: (call) => voidDeduction(services, call),
});
