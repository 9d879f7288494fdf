import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { importsAt } from "#tests/api/members/imports.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const { as, move } = importsAt(() => ({ api, club }));
let files = 0;

/** Uploads rows with these fields and imports them. */
async function bring(fields: string[], rows: string[][], more: object = {}) {
  const fingerprint = (files++).toString(16).padStart(64, "0");
  const columns = fields.map((field) => ({ heading: field, field }));
  const choices = { consentOn: "2024-05-01", consentWords: "Ja tack till utskick", opens: true, ...more };
  const body = { fileName: "lista.csv", fingerprint, rows: rows.length, columns, choices };
  const { id } = await api.call("startImport", { body }, as());
  await api.call("sendImportRows", { params: { id }, body: { from: 1, rows } }, as());
  await move(id, "CHECKING");
  return move(id, "RUNNING");
}

async function membersLike(pattern: string) {
  const { rows } = await api.owner.query(
    "select email, phone, email_notification from member where chain_id = $1 and email like $2 order by email",
    [club.chain.id, pattern],
  );
  return rows;
}

describe("an import of a register with irregular data", () => {
  test("creates one member with points once from rows that spell one phone number in several ways", async () => {
    const rows = [
      ["spelt@odd.example", "070-174 06 90", "40"],
      ["", "+46 (0)70 174 06 90", "40"],
      ["", "mob 46701740690", "40"],
      ["", "46701740690.0", "40"],
    ];
    expect(await bring(["email", "phone", "points"], rows)).toMatchObject({
      outcomes: { NEW: 1, DUPLICATE: 3 },
      points: 40,
    });
    expect(await membersLike("spelt@%")).toMatchObject([{ phone: "+46701740690" }]);
  });

  test("imports every person whose phone number is a placeholder or has lost digits", async () => {
    const rows = [
      ["zero1@odd.example", "0700000000"],
      ["zero2@odd.example", "0700000000"],
      ["zero3@odd.example", "4,67017E+10"],
      ["zero4@odd.example", "46701700000"],
    ];
    expect(await bring(["email", "phone"], rows)).toMatchObject({ outcomes: { NEW: 4 }, noted: 4 });
    expect((await membersLike("zero%")).map(({ phone }) => phone)).toEqual([null, null, null, null]);
  });

  test("creates no member from a part of a cell that looks like another person’s address", async () => {
    const rows = [["piece alm@odd.example", "070-174 06 91"]];
    await bring(["email", "phone"], rows);
    expect(await membersLike("%alm@odd.example")).toEqual([]);
  });

  test("ends marketing for a member whose row refuses in free text", async () => {
    const { email } = await makeMember(api, club, { email_notification: true });
    const other = await makeMember(api, club, { email_notification: true });
    const rows = [
      [email ?? "", "Nej tack", ""],
      [other.email ?? "", "subscribed", "✔\ufe0f"],
    ];
    expect(await bring(["email", "marketingEmail", "optOutEmail"], rows)).toMatchObject({ known: { optOuts: 2 } });
    for (const address of [email, other.email])
      expect(await membersLike(address ?? "")).toMatchObject([{ email_notification: false }]);
  });

  test("gives a new member no consent when the answers contradict each other or the date is invalid", async () => {
    const fields = ["email", "marketingEmail", "marketingEmail", "consentOn"];
    const rows = [
      ["yes1@odd.example", "ja", "", "2023-01-02"],
      ["yes2@odd.example", "ja", "no, thanks", "2023-01-02"],
      ["yes3@odd.example", "ja", "hör av er först", "2023-01-02"],
    ];
    await bring(fields, rows);
    expect((await membersLike("yes%")).map((member) => member.email_notification)).toEqual([true, false, false]);
  });

  test("completes no profile from a row that shares a family's phone but has another name and e-mail", async () => {
    const parent = await makeMember(api, club, { first_name: "Kim", phone: "+46701740692", birthday: null });
    const rows = [["Alex", "child@odd.example", "070-174 06 92", "2015-05-12"]];
    const fields = ["firstName", "email", "phone", "birthday"];
    expect(await bring(fields, rows, { complete: true })).toMatchObject({ outcomes: { KNOWN: 1 } });
    const { rows: stored } = await api.owner.query("select birthday from member where id = $1", [parent.memberId]);
    expect(stored).toEqual([{ birthday: null }]);
  });

  test("does not continue an unfinished import of the same file with another number of rows", async () => {
    const fingerprint = "f".repeat(64);
    const columns = [{ heading: "E-post", field: "email" }];
    const start = (rows: number) =>
      api.call("startImport", { body: { fileName: "ark.xlsx", fingerprint, rows, columns, choices: {} } }, as());
    const first = await start(2);
    expect((await start(2)).id).toBe(first.id);
    expect((await start(3)).id).not.toBe(first.id);
  });
});
