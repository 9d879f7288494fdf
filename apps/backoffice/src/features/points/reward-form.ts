import { checkName } from "@stammis/domain/names";
import type { FieldCodes } from "../../lib/use-resolver.ts";
import type { Reward, RewardFields } from "./queries.ts";

export type RewardForm = { name: string; description: string; pointsRequired: string };

const pointsMax = 1_000_000;

export const emptyReward: RewardForm = { name: "", description: "", pointsRequired: "100" };

export function rewardFormOf({ name, description, pointsRequired }: Reward): RewardForm {
  return { name, description, pointsRequired: String(pointsRequired) };
}

/** Points typed as "1 000"; null when that is no whole number from 1 to a million. */
export function pointsOf(typed: string): number | null {
  const digits = typed.replace(/[\s\u00a0\u202f]/g, "");
  const points = /^\d{1,7}$/.test(digits) ? Number(digits) : 0;
  return points >= 1 && points <= pointsMax ? points : null;
}

/** Spec §5: a name has at least 3 characters. */
export function checkReward(form: RewardForm): FieldCodes<RewardForm> {
  const name = checkName(form.name, { max: 60 });
  return {
    name: name.ok ? null : name.reason,
    pointsRequired: pointsOf(form.pointsRequired) === null ? "INVALID_INPUT" : null,
  };
}

/** The reward as it goes on the wire; the form has been checked. */
export function rewardOf({ name, description, pointsRequired }: RewardForm): RewardFields {
  return { name, description, pointsRequired: pointsOf(pointsRequired) ?? 0 };
}
