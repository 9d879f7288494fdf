import { type NextReward, nextReward } from "@stammis/domain/points/next-reward";
import type { Home } from "../../lib/home.ts";
import { rewardsOf } from "../coupons/value-coupons.ts";

/** Nothing earned yet, and nothing owed: there is no number to show. */
export const isUntouched = ({ points, latestPurchase }: Home): boolean =>
  points.active && points.balance === 0 && points.owed === 0 && latestPurchase === null;

/** What comes next on the card; null in a club without points, or with nothing to give for them. */
export const nextOn = ({ points, coupons }: Home): NextReward | null =>
  points.active ? nextReward(points, rewardsOf(coupons)) : null;
