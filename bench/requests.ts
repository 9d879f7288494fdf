import { randomUUID } from "node:crypto";
import type { BenchClub, BenchMember } from "./club.ts";
import { type NextRequest, request } from "./http-load.ts";
import type { Regulars } from "./regulars.ts";

const pick = <T>(items: readonly T[]) => items[Math.floor(Math.random() * items.length)] as T;

function register(club: BenchClub, port: number, body: object): string {
  const headers = {
    authorization: `Bearer ${club.staffToken}`,
    "stammis-chain": club.subdomain,
    "idempotency-key": randomUUID(),
  };
  return request("POST", "/api/till/purchases", `localhost:${port}`, headers, {
    pointOfSaleId: club.locationId,
    ...body,
  });
}

/** An amount and nothing else. */
export function purchases(club: BenchClub, members: readonly BenchMember[], port: number): NextRequest {
  return () => register(club, port, { membershipId: pick(members).number, amount: 1 });
}

/** A stamp, a campaign, and a coupon paid from ten lots; every saver once. */
export function wholeVisits(club: BenchClub, { savers, couponId, campaignId, stampCardId }: Regulars, port: number) {
  const waiting = [...savers];
  return () => {
    const saver = waiting.pop();
    if (!saver) throw new Error("every saver has been served: make more of them");
    const stamps = [{ stampcardId: stampCardId, stamps: 1 }];
    const body = { membershipId: saver.number, amount: 1, couponIds: [couponId], campaignIds: [campaignId], stamps };
    return register(club, port, body);
  };
}

/** The members' home screens. */
export function homes(club: BenchClub, members: readonly BenchMember[], port: number): NextRequest {
  const host = `${club.subdomain}.localhost:${port}`;
  return () => request("GET", "/api/consumer/home", host, { authorization: `Bearer ${pick(members).token}` });
}
