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

test("a fixed word where a subdomain stands is reserved", () => {
  expect([...reservedByPaths(api, "subdomain")].sort()).toEqual([
    "campaign",
    "chain",
    "company",
    "password",
    "sms",
    "subdomain",
  ]);
});

test("words under another fixed word reserve no subpage", () => {
  expect([...reservedByPaths(api, "subpage")]).toEqual([]);
});

test.each(["$subpage", ":subpage", "{subpage}"])("the first words of an app's routes, with %s", (parameter) => {
  const routes = ["/", "/guest", `/${parameter}`, `/${parameter}/guest`, "/c/$id", "/Terms/privacy"];
  expect([...reservedByPaths(routes, "subpage")].sort()).toEqual(["c", "guest", "terms"]);
});

test("a table without the parameter reserves nothing", () => {
  expect(reservedByPaths(["/a", "/b/{id}"], "subdomain").size).toBe(0);
});
