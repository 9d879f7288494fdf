import { describe, expect, test } from "vitest";
import { routes } from "#features/routes.ts";
import { type Route, scopeOf } from "#packages/contract/endpoint.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import { apiScopes } from "#packages/domain/access/api-scopes.ts";
import { clubWideScopes } from "../domain/scopes.ts";

const all = Object.entries(routes) as [EndpointName, Route][];
const callable = all.filter(([, route]) => scopeOf(route) !== "withheld");

describe("the calls of API keys", () => {
  test("belong to a club only, not to the platform, accounts, members or devices", () => {
    expect(callable.filter(([, { access }]) => access.who !== "staff")).toEqual([]);
  });

  test("neither manage keys, staff rights or codes nor open streams", () => {
    const never = /api-keys|webhooks|users|till-devices|second-factor|approvals\/|impersonation|\/pin|\/views|\/live/;
    expect(
      callable.filter(([, { path, stream }]) => stream || (never.test(path) && !path.startsWith("/till/"))),
    ).toEqual([]);
  });

  test("change nothing with a read-only scope", () => {
    const asks = ["countSelection", "sampleSelection", "explainSelection", "countSendoutReach", "previewSendoutEmail"];
    const changing = callable.filter(([, route]) => route.method !== "GET" && scopeOf(route).endsWith(":read"));
    expect(changing.map(([name]) => name).sort()).toEqual([...asks].sort());
  });

  test.each(apiScopes)(
    "exist for %s, which is club-wide exactly if no local merchant may make any of them",
    (scope) => {
      const matchingRoutes = callable.filter(([, route]) => scopeOf(route) === scope);
      expect(matchingRoutes.length).toBeGreaterThan(0);
      const forPlaces = matchingRoutes.some(
        ([, { access }]) => access.who === "staff" && access.roles.includes("ROLE_LOCAL_MERCHANT"),
      );
      expect(clubWideScopes.includes(scope)).toBe(!forPlaces);
    },
  );
});
