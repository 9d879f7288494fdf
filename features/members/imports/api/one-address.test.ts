import { beforeEach, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { importsAt } from "#tests/api/members/imports.ts";

const api = await startApi();
let club: Club;
beforeEach(async () => {
  club = await makeClub(api);
});

const { as, move, rowsOf } = importsAt(() => ({ api, club }));
const columns = [
  { heading: "Förnamn", field: "firstName" },
  { heading: "E-post", field: "email" },
  { heading: "Telefon", field: "phone" },
] as const;

async function check(rows: string[][]) {
  const body = {
    fileName: "lista.csv",
    fingerprint: "f".repeat(64),
    rows: rows.length,
    columns: [...columns],
    choices: {},
  };
  const { id } = await api.call("startImport", { body }, as());
  await api.call("sendImportRows", { params: { id }, body: { from: 1, rows } }, as());
  await move(id, "CHECKING");
  return (await rowsOf(id)).map(({ outcome }) => outcome);
}

test("an import creates one member from two spellings of an address or a number", async () => {
  const outcomes = await check([
    ["Otto", "otto@xn--smrgs-pra0j.se", ""],
    ["Otto", "\u202aOtto@Smörgås.se\u200b", ""],
    ["Kim", "", "46701740663"],
    ["Kim", "", "\u202d070-174\u00a006\u00a063\u202c"],
  ]);
  expect(outcomes).toEqual(["NEW", "DUPLICATE", "NEW", "DUPLICATE"]);
});

test("an import recognises the member of an address in another spelling", async () => {
  await makeMember(api, club, { email: "otto@smörgås.se" });
  expect(await check([["Otto", "otto@xn--smrgs-pra0j.se", ""]])).toEqual(["KNOWN"]);
});

test("an import leaves out a person who left while their address was stored with its domain in ASCII", async () => {
  const { memberId } = await makeMember(api, club, { email: "vera@xn--smrgs-pra0j.se" });
  await api.call("removeMember", { params: { id: memberId } }, as());
  expect(await check([["Vera", "vera@smörgås.se", ""]])).toEqual(["LEFT"]);
});
