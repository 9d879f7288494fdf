import { routes } from "#features/routes.ts";
import type { Route } from "#packages/contract/endpoint.ts";
import type { NamingEndpoint } from "#packages/contract/routes.ts";
import type { NounFixture, Things } from "#tests/nouns/noun-fixture.ts";
import { nounFixtures } from "#tests/nouns/noun-fixtures.ts";

const fixtures: readonly NounFixture[] = Object.values(nounFixtures);

/** The key of the entity that each path names; null for accounts, companies and the platform. */
export const namedBy = Object.fromEntries(
  Object.entries<Route>(routes).flatMap(([name, { thing }]) =>
    thing === undefined ? [] : [[name, thing === null ? null : `${thing}Id`]],
  ),
) as Record<NamingEndpoint, keyof Things | null>;

/** The bodies of calls that name an entity. */
export const bodiesNaming = Object.assign({}, ...fixtures.map(({ bodies }) => bodies)) as Partial<
  Record<NamingEndpoint, object>
>;
export const queriesNaming = Object.assign({}, ...fixtures.map(({ queries }) => queries)) as Partial<
  Record<NamingEndpoint, object>
>;
