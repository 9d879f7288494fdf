import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { projectFiles, root } from "../../../scripts/files.ts";
import { type Club, makeAccount, makeClub } from "../factories.ts";
import { startApi, type TestApi } from "../harness.ts";

const swedishOrder = ["Alma", "boel", "Zoom", "Åsa", "Ängel", "Öland"];
const mixedOrder = ["Öland", "boel", "Ängel", "Zoom", "Alma", "Åsa"];

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const shownNames = (rows: readonly { name: string }[]) =>
  rows.map(({ name }) => name).filter((name) => swedishOrder.includes(name));
const asMerchant = () => ({ as: club.merchant.token, chain: club.chain.subdomain });

async function insertNames(statement: string): Promise<void> {
  for (const name of mixedOrder) await api.owner.query(statement, [club.chain.id, name]);
}

describe("a list of names in the Swedish order", () => {
  test("is shown for categories, in the back office and at the till", async () => {
    await insertNames("insert into category (chain_id, name) values ($1, $2)");

    const categories = await api.call("listCategories", {}, asMerchant());
    const facts = await api.call("getTillFacts", {}, asMerchant());

    expect(shownNames(categories)).toEqual(swedishOrder);
    expect(shownNames(facts.categories)).toEqual(swedishOrder);
  });

  test("is shown for points of sale", async () => {
    await insertNames(
      `insert into location (chain_id, name, commercial_name, subpage, city)
       values ($1, $2, $2, 'place' || md5($2), 'Lund')`,
    );

    const locations = await api.call("listLocations", {}, asMerchant());

    expect(shownNames(locations)).toEqual(swedishOrder);
  });

  test("is shown for staff", async () => {
    for (const name of mixedOrder) {
      const { accountId } = await makeAccount(api);
      await api.owner.query("update account set first_name = $2, last_name = 'Ek' where id = $1", [accountId, name]);
      await api.owner.query(
        "insert into company_merchant (company_id, account_id) select company_id, $2 from chain where id = $1",
        [club.chain.id, accountId],
      );
    }

    const staff = await api.call("listStaff", {}, asMerchant());

    expect(shownNames(staff.map(({ firstName }) => ({ name: firstName })))).toEqual(swedishOrder);
  });
});

test("no statement of a feature orders names by code point", () => {
  const orderedByName = /orderBy\((?:"[\w.]*name"|sql`lower\()|order by (?!\S*sorted_name)[a-z_.]*name\b/;
  const ofFeature = /^(features\/[^/]+\/[^/]+\/api|apps\/api\/src\/features)\/.*(?<!\.test)\.ts$/;
  const files = projectFiles().filter((file) => ofFeature.test(file));
  const matches = files.filter((file) => orderedByName.test(readFileSync(join(root, file), "utf8")));
  expect(matches).toEqual([]);
});
