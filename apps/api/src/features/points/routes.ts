import type { pointRoutes } from "@stammis/contract/points/routes";
import { missingFor } from "@stammis/domain/prerequisites";
import type { Handlers } from "../../call.ts";
import type { Services } from "../../services.ts";
import { selectReadiness } from "../chains/queries.ts";
import { noRule, selectRule } from "./ledger.ts";
import { rewardOf, selectRewards } from "./rewards.ts";
import { pointsPerKronaOf } from "./rule.ts";
import { createReward, removeReward, setRewardImage, updateReward } from "./save-reward.ts";
import { setRewardStatus } from "./set-reward-status.ts";
import { activateClubPoints, deactivateClubPoints, updateClubPoints } from "./update-club-points.ts";

export const pointHandlers = (services: Services): Handlers<typeof pointRoutes> => ({
  async getClubPoints({ chain }) {
    const [[rule = { ...noRule, name: "", description: "" }], [readiness]] = await services.db.read(chain.id, (q) => [
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
      missing: readiness ? [...missingFor("ACTIVATE_POINTS", readiness)] : [],
    };
  },

  updateClubPoints: (call) => updateClubPoints(services, call),
  activateClubPoints: (call) => activateClubPoints(services, call),
  deactivateClubPoints: (call) => deactivateClubPoints(services, call),

  async listRewards({ chain }) {
    const [rows] = await services.db.read(chain.id, (q) => [selectRewards(q)]);
    return rows.map(rewardOf);
  },

  createReward: (call) => createReward(services, call),
  updateReward: (call) => updateReward(services, call),
  setRewardStatus: (call) => setRewardStatus(services, call),
  setRewardImage: (call) => setRewardImage(services, call),
  removeReward: (call) => removeReward(services, call),
});
