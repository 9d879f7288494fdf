import { expect, test } from "vitest";
import { reservedByPaths } from "./reserved-words.ts";

const api = [
  "/public/company/{id}",
  "/public/campaign/{id}",
  "/public/sms/{subdomain}",
  "/public/chain/subdomain/{subdomain}",
  "/public/chain/{subdomain}/campaigns",
  "/public/{subdomain}/{subpage}/",
  "/auth/{subdomain}",
  "/auth/password/request/{id}",
  "/members",
];

test("reservedByPaths reserves a fixed word in a subdomain’s position", () => {
  expect([...reservedByPaths(api, "subdomain")].sort()).toEqual([
    "campaign",
    "chain",
    "company",
    "password",
    "sms",
    "subdomain",
  ]);
});

test("reservedByPaths reserves no subpage for words under another fixed word", () => {
  expect([...reservedByPaths(api, "subpage")]).toEqual([]);
});

test.each(["$subpage", ":subpage", "{subpage}"])(
  "reservedByPaths reserves the first words of an app’s routes, with %s",
  (parameter) => {
    const routes = ["/", "/guest", `/${parameter}`, `/${parameter}/guest`, "/c/$id", "/Terms/privacy"];
    expect([...reservedByPaths(routes, "subpage")].sort()).toEqual(["c", "guest", "terms"]);
  },
);

test("reservedByPaths reserves nothing without the parameter", () => {
  expect(reservedByPaths(["/a", "/b/{id}"], "subdomain").size).toBe(0);
});
