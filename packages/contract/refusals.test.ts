import { expect, test } from "vitest";
import { routes } from "#features/routes.ts";
import { schemas } from "#features/schemas.ts";
import { refusalsOf } from "./refusals.ts";
import type { EndpointName } from "./routes.ts";

const of = (name: EndpointName) => refusalsOf(routes[name], schemas[name]);

test("an endpoint’s refusals are those implied by its route plus those it declares", () => {
  expect(of("registerPurchase")).toContain("IDEMPOTENCY_KEY_REUSED");
  expect(of("registerPurchase")).toContain("NOT_ENOUGH_POINTS");
  expect(of("registerPurchase")).toContain("NOT_SIGNED_IN");
  expect(of("getTillFacts")).not.toContain("NOT_ENOUGH_POINTS");
  expect(of("getTillFacts")).not.toContain("IDEMPOTENCY_KEY_REUSED");
  expect(of("logIn")).toContain("WRONG_CREDENTIALS");
  expect(of("logIn")).not.toContain("NOT_SIGNED_IN");
});
