import { randomUUID } from "node:crypto";
import type { BenchClub, BenchMember } from "../club.ts";
import type { Offers } from "../offers.ts";

/** Returns the next request of one connection, as a complete HTTP/1.1 message. */
export type NextRequest = () => string;

/** The club, point of sale and session of the requests. */
type AtTill = Pick<BenchClub, "subdomain" | "locationId" | "staffToken">;

/** A load as plain data, so that another process can make the requests. */
export type Load =
  /** Purchases with an amount only. */
  | { kind: "purchases"; club: AtTill; members: readonly BenchMember[] }
  /** Visits with a stamp, a campaign, and a coupon paid from ten lots; each member makes one. */
  | { kind: "visits"; club: AtTill; members: readonly BenchMember[]; offers: Offers }
  /** Returns of one krona from these purchases, in turn. */
  | { kind: "returns"; club: AtTill; purchaseIds: readonly number[] }
  /** The members' home screens. */
  | { kind: "homes"; club: AtTill; members: readonly BenchMember[] }
  /** Pages of the back office, one of these at a time. */
  | { kind: "pages"; club: AtTill; paths: readonly string[] }
  /** Counts of members by a selection, one of these at a time. */
  | { kind: "counts"; club: AtTill; expressions: readonly object[] }
  /** Pages of the platform's admin. */
  | { kind: "platform"; token: string; paths: readonly string[] }
  /** A random one of these loads at a time, as when many clubs are in use at once. */
  | { kind: "several"; loads: readonly Load[] };

const pick = <T>(items: readonly T[]) => items[Math.floor(Math.random() * items.length)] as T;

function request(method: string, path: string, headers: Record<string, string>, body?: unknown): string {
  const content = body === undefined ? "" : JSON.stringify(body);
  const lines = Object.entries({
    ...headers,
    ...(body !== undefined && {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(content)),
    }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${content}`;
}

const asStaff = ({ staffToken, subdomain }: AtTill, port: number) => ({
  host: `localhost:${port}`,
  authorization: `Bearer ${staffToken}`,
  "stammis-chain": subdomain,
});

function atTill(club: AtTill, port: number, path: string, body: object): string {
  const headers = { ...asStaff(club, port), "idempotency-key": randomUUID() };
  return request("POST", `/api/till${path}`, headers, { pointOfSaleId: club.locationId, ...body });
}

const register = (club: AtTill, port: number, body: object) => atTill(club, port, "/purchases", body);

function nextReturn({ club, purchaseIds }: Load & { kind: "returns" }, port: number): NextRequest {
  let nth = Math.floor(Math.random() * purchaseIds.length);
  return () => {
    const id = purchaseIds[nth++ % purchaseIds.length];
    return atTill(club, port, `/purchases/${id}/returns`, { amount: 1, reason: "Fel vara" });
  };
}

function nextVisit({ club, members, offers }: Load & { kind: "visits" }, port: number): NextRequest {
  const waiting = [...members];
  const { couponId, campaignId, stampCardId } = offers;
  return () => {
    const member = waiting.pop();
    if (!member) throw new Error("all members were used: create more members");
    const stamps = [{ stampcardId: stampCardId, stamps: 1 }];
    return register(club, port, {
      membershipId: member.number,
      amount: 1,
      couponIds: [couponId],
      campaignIds: [campaignId],
      stamps,
    });
  };
}

/** Returns a function that makes the requests of a load, one at a time. */
export function nextOf(load: Load, port: number): NextRequest {
  switch (load.kind) {
    case "purchases":
      return () => register(load.club, port, { membershipId: pick(load.members).number, amount: 1 });
    case "visits":
      return nextVisit(load, port);
    case "returns":
      return nextReturn(load, port);
    case "homes": {
      const host = `${load.club.subdomain}.localhost:${port}`;
      return () => request("GET", "/api/consumer/home", { host, authorization: `Bearer ${pick(load.members).token}` });
    }
    case "pages":
      return () => request("GET", `/api${pick(load.paths)}`, asStaff(load.club, port));
    case "counts":
      return () =>
        request("POST", "/api/merchant/selections/counts", asStaff(load.club, port), {
          expression: pick(load.expressions),
        });
    case "platform": {
      const headers = { host: `localhost:${port}`, authorization: `Bearer ${load.token}` };
      return () => request("GET", `/api${pick(load.paths)}`, headers);
    }
    case "several": {
      const generators = load.loads.map((one) => nextOf(one, port));
      return () => pick(generators)();
    }
  }
}
