import { memberOfNumber } from "#features/members/card-codes/api/number-alone.ts";
import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { pointsRoutes } from "../contract/routes.ts";
import { clubPointsOf, selectClubPoints } from "./club-points.ts";
import { correctPoints } from "./correct-points.ts";
import { deductPoints } from "./deduct-points.ts";
import { getAccount, getBalance } from "./get-account.ts";
import {
  activateClubPoints,
  deactivateClubPoints,
  setAloneLimits,
  setCorrectionLimits,
  setLookUpLimit,
  setPointCost,
  updateClubPoints,
} from "./update-club-points.ts";
import { voidCorrection } from "./void-correction.ts";
import { voidDeduction } from "./void-deduction.ts";

export const pointsHandlers = (services: Services): Handlers<typeof pointsRoutes> => ({
  async getClubPoints({ chain }) {
    const [[rule], [readiness]] = await services.db.read(chain.id, selectClubPoints);
    return clubPointsOf(rule, readiness);
  },

  updateClubPoints: (call) => updateClubPoints(services, call),
  activateClubPoints: (call) => activateClubPoints(services, call),
  deactivateClubPoints: (call) => deactivateClubPoints(services, call),

  setAloneLimits: (call) => setAloneLimits(services, call),
  setCorrectionLimits: (call) => setCorrectionLimits(services, call),
  setLookUpLimit: (call) => setLookUpLimit(services, call),
  setPointCost: (call) => setPointCost(services, call),

  async getMemberPointsAccount({ chain, actor, params, query, day }) {
    const memberId = await memberOfNumber(services, { chain, actor }, params.membershipId);
    return getAccount(services, { chain, memberId, day, language: null, staff: actor }, query.cursor);
  },
  getMemberBalance: (call) => getBalance(services, call),
  correctPoints: (call) => correctPoints(services, call),
  voidCorrection: (call) => voidCorrection(services, call),
  deductPoints: (call) => deductPoints(services, call),
  voidDeduction: (call) => voidDeduction(services, call),
});
