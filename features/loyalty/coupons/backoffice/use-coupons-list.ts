import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { paths } from "#features/office-paths.ts";

export type CouponsList = typeof paths.points | typeof paths.coupons;

const queryKey = ["coupons-list"];

/**
 * Returns the list that a coupon's page links back to and that the menu marks. A reward is in two lists: the list
 * visited last counts.
 */
export function useCouponsList(): CouponsList {
  const { data } = useQuery<CouponsList>({ queryKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY });
  return data ?? paths.coupons;
}

/** Records the visited list, or the only list that contains the open coupon. Null: records nothing. */
export function useLooksAtCoupons(list: CouponsList | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (list) client.setQueryData(queryKey, list);
  }, [client, list]);
}

/** Whether a coupon's page was opened from the list of points: the menu then marks points instead of coupons. */
export const isOfPoints = (pathname: string, list: CouponsList): boolean =>
  list === paths.points && pathname.startsWith(`${paths.coupons}/`);

const useIsOfPoints = () => isOfPoints(useLocation().pathname, useCouponsList());

export const useMarksPoints = (): boolean | undefined => (useIsOfPoints() ? true : undefined);
export const useMarksCoupons = (): boolean | undefined => (useIsOfPoints() ? false : undefined);
