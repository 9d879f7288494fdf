import type { KyselyPlugin } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { startApi } from "#tests/api/harness.ts";
import { createDirectory } from "./directory.ts";

afterEach(() => vi.useRealTimers());

test("the directory reads a subdomain once, whether it is a club, a moved club or unknown", async () => {
  const api = await startApi();
  const { db } = api.services;
  await api.owner.query(
    "insert into moved_subdomain (subdomain, company, leads_to) values ('flyttad', 1, 'https://flyttad.annan.se')",
  );
  let read = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      read++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const directory = createDirectory({ ...db, platform: db.platform.withPlugin(counting) });
  const ask = async (subdomain: string) => [await directory.bySubdomain(subdomain), await directory.leadsTo(subdomain)];
  // Stops the clock: entries stay fresh for seconds only, and a busy machine may pause for as long.
  vi.useFakeTimers({ toFake: ["performance"] });
  expect(await ask("flyttad")).toEqual([null, "https://flyttad.annan.se"]);
  expect(await ask("ingens")).toEqual([null, null]);
  const before = read;
  expect(await ask("flyttad")).toEqual([null, "https://flyttad.annan.se"]);
  expect(await ask("ingens")).toEqual([null, null]);
  expect(read - before).toBe(0);
  directory.forget(null);
  await ask("flyttad");
  expect(read).toBeGreaterThan(before);
});
