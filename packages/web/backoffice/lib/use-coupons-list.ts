import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { paths } from "../paths.ts";

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
