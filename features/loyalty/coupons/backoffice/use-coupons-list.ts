import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { paths } from "#features/office-paths.ts";

export type CouponsList = typeof paths.points | typeof paths.coupons;

const queryKey = ["coupons-list"];

/** The list a coupon's page leads back to, which the menu marks: a reward stands in two, and the one looked at last counts. */
export function useCouponsList(): CouponsList {
  const { data } = useQuery<CouponsList>({ queryKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY });
  return data ?? paths.coupons;
}

/** Notes that a list was looked at, or what stands in that one alone; null: nothing of the kind. */
export function useLooksAtCoupons(list: CouponsList | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (list) client.setQueryData(queryKey, list);
  }, [client, list]);
}

/** Whether a coupon's page was opened from the list of points: then the menu marks points instead of coupons. */
export const isOfPoints = (pathname: string, list: CouponsList): boolean =>
  list === paths.points && pathname.startsWith(`${paths.coupons}/`);

const useIsOfPoints = () => isOfPoints(useLocation().pathname, useCouponsList());

export const useMarksPoints = (): boolean | undefined => (useIsOfPoints() ? true : undefined);
export const useMarksCoupons = (): boolean | undefined => (useIsOfPoints() ? false : undefined);
