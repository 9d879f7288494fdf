import { randomUUID } from "node:crypto";
import type { EndpointName, LocalEndpoint, NamedThing, NamingEndpoint } from "#packages/contract/routes.ts";
import type { TenantTable } from "#packages/server/db/tenant-tables.ts";
import type { Club } from "../api/factories.ts";
import type { TestApi } from "../api/harness.ts";
import type { Versionless } from "../api/versionless.ts";
import type { OldRows } from "../permissions/old-rows.ts";

/** One item of each kind that a path names, by `<kind>Id`. */
export type Things = { [Thing in NamedThing as `${Thing}Id`]: Thing extends "membership" ? string : number };

/** Items of one point of sale, or reachable from there. */
export type ThingsOfPlace = Things & { mergeId: number };

export interface PlaceCase {
  /** Calls about the caller's own point of sale. Changes at another one do not affect their answers. */
  sees?: (here: ThingsOfPlace) => unknown[];
  /** Calls that name an item of another point of sale. The server refuses them, and they change nothing. */
  refused?: (elsewhere: ThingsOfPlace, here: ThingsOfPlace) => unknown[];
}

export interface ThingContext {
  api: TestApi;
  club: Club;
  memberId: number;
  membershipId: string;
  /** The token of a cashier at the club's first point of sale. */
  cashier: string;
  /** Calls as the club's merchant. */
  asMerchant: { as: string; chain: string };
}

/** One noun's contribution to the tests of the complete product. */
export interface NounFixture {
  /** Creates one item of each kind that the noun's paths name. */
  things?: (context: ThingContext) => Promise<Partial<Things>>;
  /** Bodies of calls that name an item. */
  bodies?: Partial<Record<NamingEndpoint, object>>;
  /** Queries of calls that name an item. */
  queries?: Partial<Record<EndpointName, object>>;
  /** A case for every endpoint with `place: "own"`. */
  places?: Partial<Record<LocalEndpoint, PlaceCase>>;
  /** Support's rights that differ from the default: reads by staff are open, and every other call is withheld. */
  support?: Partial<Record<EndpointName, "open" | "withheld">>;
  /** PUTs that save without the version from which they began, with the reason. */
  versionless?: Partial<Record<Versionless, string>>;
  /** Tables with a chain whose changes refresh no open page, with the reason. */
  quietTables?: Partial<Record<TenantTable, string>>;
  /** An old row for each kind whose removal a club sees. */
  oldRows?: OldRows;
}

export const plain: PlaceCase = { sees: () => [{}] };
export const list = (query: object = {}): PlaceCase => ({ sees: () => [{ query }] });
export const memberOf = ({ memberId: id }: Things) => ({ params: { id } });
export const member = (more: object = {}): PlaceCase => ({ refused: (there) => [{ ...memberOf(there), ...more }] });
export const ofMember = (query: object = {}): PlaceCase => ({
  sees: (here) => [{ ...memberOf(here), query }],
  refused: (there) => [{ ...memberOf(there), query }],
});
export const newEmail = () => `${randomUUID()}@example.com`;
