import { expect, test } from "vitest";
import { makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { readFrontPage } from "./read-front-page.ts";

const login = { email: "maria@kaffebonan.example", password: "bulle-och-kaffe-24" };

test.each([
  ["a demonstration with the demo’s club", {}, true, true],
  ["a demonstration without the demo’s club", {}, false, false],
  ["a server that others can reach", { PUBLIC_URL: "https://stammis.example" }, true, false],
] as const)("%s (%j, demo club: %s) offers the demo: %s", async (_, env, isDemo, offered) => {
  const api = await startApi({ DATABASE_URL: "", ...env });
  const { chain } = await makeClub(api);
  await api.owner.query("update chain set is_demo = $2 where id = $1", [chain.id, isDemo]);
  api.services.directory.forget(null);
  const { demo } = await readFrontPage(api.services, { ...login, subdomain: chain.subdomain }, "sv");
  expect(demo?.email).toBe(offered ? login.email : undefined);
});

test("the price is the one that a new subscription gets today, and missing when no plan is offered", async () => {
  const api = await startApi();
  const read = () => readFrontPage(api.services, { ...login, subdomain: "nobody" }, "en");
  await api.owner.query("update plan_price set location_ore = 34900");
  expect((await read()).price?.amount).toBe("349\u00a0kr");
  await api.owner.query(
    `insert into plan_price (plan_id, from_day, location_ore, members_included, member_ore)
      select id, '2100-01-01', 99900, 500, 20 from plan`,
  );
  expect((await read()).price?.amount).toBe("349\u00a0kr");
  await api.owner.query("update plan set offered = false");
  expect((await read()).price).toBeNull();
});
