import { describe, expect, test } from "vitest";
import { routes } from "#features/routes.ts";
import { type Route, scopeOf } from "#packages/contract/endpoint.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import { apiScopes } from "#packages/domain/access/api-scopes.ts";
import { clubWideScopes } from "../domain/scopes.ts";

const all = Object.entries(routes) as [EndpointName, Route][];
const callable = all.filter(([, route]) => scopeOf(route) !== "withheld");

describe("what a key may call", () => {
  test("is a club's alone: nothing of the platform, of accounts, of members' own or of devices", () => {
    expect(callable.filter(([, { access }]) => access.who !== "staff")).toEqual([]);
  });

  test("is no key, no right, no stream and no code", () => {
    const never = /api-keys|webhooks|users|till-devices|second-factor|approvals\/|impersonation|\/pin|\/views|\/live/;
    expect(
      callable.filter(([, { path, stream }]) => stream || (never.test(path) && !path.startsWith("/till/"))),
    ).toEqual([]);
  });

  test("changes nothing where the scope only reads", () => {
    const asks = ["countSelection", "sampleSelection", "explainSelection", "countSendoutReach", "previewSendoutEmail"];
    const changing = callable.filter(([, route]) => route.method !== "GET" && scopeOf(route).endsWith(":read"));
    expect(changing.map(([name]) => name).sort()).toEqual([...asks].sort());
  });

  test.each(apiScopes)("%s has calls, and is the whole club's where no local merchant has any of them", (scope) => {
    const matchingRoutes = callable.filter(([, route]) => scopeOf(route) === scope);
    expect(matchingRoutes.length).toBeGreaterThan(0);
    const forPlaces = matchingRoutes.some(
      ([, { access }]) => access.who === "staff" && access.roles.includes("ROLE_LOCAL_MERCHANT"),
    );
    expect(clubWideScopes.includes(scope)).toBe(!forPlaces);
  });
});
