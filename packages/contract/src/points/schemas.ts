import * as z from "zod";
import type { Schemas } from "../endpoint.ts";
import { coupon, date, idParams } from "../shapes.ts";
import type { pointRoutes } from "./routes.ts";

const rule = z.object({
  name: z.string().trim().max(60),
  description: z.string().trim().max(500),
  /** At most two decimals. */
  pointsPerKrona: z.number().min(0.01).max(1000),
  monthValidation: z.number().int().min(1).max(120),
  countedPointsFrom: date.nullable(),
});
const reward = coupon.extend({ redeemed: z.number() });
const rewardFields = z.object({
  name: z.string().trim().max(60),
  description: z.string().trim().max(500),
  pointsRequired: z.number().int().min(1).max(1_000_000),
});
const prerequisite = z.enum(["MEMBERSHIP_TERMS_MISSING", "PRIVACY_POLICY_MISSING", "FIRST_REWARD_MISSING"]);

export const pointSchemas = {
  getClubPoints: {
    answer: rule.extend({
      active: z.boolean(),
      /** What still stands in the way of activation; empty when nothing does. */
      missing: z.array(prerequisite),
    }),
  },
  updateClubPoints: { body: rule, errors: ["INVALID_INPUT"] },
  activateClubPoints: { errors: ["MEMBERSHIP_TERMS_MISSING", "PRIVACY_POLICY_MISSING", "FIRST_REWARD_MISSING"] },
  deactivateClubPoints: {},
  listRewards: { answer: z.array(reward) },
  createReward: { body: rewardFields, answer: reward, errors: ["REQUIRED", "NAME_TOO_SHORT", "NAME_RESERVED"] },
  updateReward: {
    params: idParams,
    body: rewardFields,
    answer: reward,
    errors: ["REQUIRED", "NAME_TOO_SHORT", "NAME_RESERVED", "STATUS_NOT_ALLOWED"],
  },
  setRewardStatus: {
    params: idParams,
    body: z.object({ publishStatus: z.enum(["ACTIVE", "STOPPED", "COMPLETED", "WITHDRAWN"]) }),
    answer: reward,
    errors: ["STATUS_NOT_ALLOWED", "MEMBERSHIP_TERMS_MISSING"],
  },
  setRewardImage: { params: idParams, answer: z.object({ imagePath: z.string() }), errors: ["IMAGE_NOT_READABLE"] },
  /** Only while NEW. */
  removeReward: { params: idParams, errors: ["STATUS_NOT_ALLOWED"] },
} as const satisfies Record<keyof typeof pointRoutes, Schemas>;
