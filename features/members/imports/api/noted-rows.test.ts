import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { importsAt } from "#tests/api/members/imports.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const { as, look, move, rowsOf } = importsAt(() => ({ api, club }));
let files = 0;

/** Uploads rows under `heading=field` columns and checks them; `lines` are their line numbers in the file. */
async function bring(columns: string[], rows: string[][], { lines, ...choices }: { lines?: number[] } & object = {}) {
  const fingerprint = `noted${files++}`.replace(/[^0-9a-f]/g, "").padStart(64, "0");
  const body = {
    fileName: "lista.csv",
    fingerprint,
    rows: rows.length,
    columns: columns.map((column) => {
      const [heading = "", field = "", dateOrder] = column.split("=");
      return { heading, field, ...(dateOrder && { dateOrder: dateOrder as "MDY" }) };
    }),
    choices,
  };
  const { id } = await api.call("startImport", { body }, as());
  await api.call("sendImportRows", { params: { id }, body: { from: 1, rows, ...(lines && { lines }) } }, as());
  await move(id, "CHECKING");
  return id;
}

async function memberAt(email: string) {
  const { rows } = await api.owner.query("select * from member where chain_id = $1 and email = $2", [
    club.chain.id,
    email,
  ]);
  return rows[0];
}

describe("an import", () => {
  test("takes the mobile of two phone columns, splits a full name and reads dates in the column’s order", async () => {
    const columns = ["Namn=name", "Telefon=phone", "Mobil=phone", "E-post=email", "Född=birthday=MDY"];
    const id = await bring(columns, [
      ["Kim von Alm", "040-611 00 00", "070-174 06 70", "kim@noted.example", "4/5/1985"],
    ]);
    await move(id, "RUNNING");
    const kim = await memberAt("kim@noted.example");
    expect(kim).toMatchObject({ first_name: "Kim", last_name: "von Alm", phone: "+46701740670" });
    const { rows } = await api.owner.query("select birthday::text from member where id = $1", [kim.id]);
    expect(rows).toEqual([{ birthday: "1985-04-05" }]);
  });

  test("imports a person with unreadable cells, and shows and exports each such row with its line in the file", async () => {
    const columns = ["E-post=email", "Mobil=phone", "Född=birthday", "Poäng=points"];
    const rows = [
      ["ok@noted.example", "", "", ""],
      ["odd@noted.example", "040-611 00 00", "04-12", "många"],
      ["", "12", "", ""],
    ];
    const id = await bring(columns, rows, { lines: [4, 6, 9] });
    expect(await look(id)).toMatchObject({ noted: 1, outcomes: { NEW: 2, BAD: 1 } });
    const { rows: noted } = await api.call("listImportRows", { params: { id }, query: { noted: "true" } }, as());
    expect(
      noted.map(({ line, notes }) => [line, notes.map(({ column, note, cell }) => `${column} ${note} ${cell}`)]),
    ).toEqual([[6, ["Mobil NOT_MOBILE 040-611 00 00", "Född YEAR_MISSING 04-12", "Poäng INVALID_NUMBER många"]]]);
    expect((await rowsOf(id)).map(({ line }) => line)).toEqual([4, 6, 9]);
    const { body } = await api.ask("exportImportRows", { params: { id } }, as());
    const [, second, third] = (body as Buffer).toString().split("\r\n");
    expect(second).toMatch(/^6;Mobil: Ett mobilnummer behövs\. Född: Årtalet saknas\. /);
    expect(third).toMatch(/^9;Mobil: /);
    await move(id, "RUNNING");
    expect(await memberAt("odd@noted.example")).toMatchObject({ phone: null, birthday: null });
  });

  test("names the row of the same person for a duplicate, by its number in the file", async () => {
    const rows = [
      ["", "070-174 06 81", ""],
      ["rut@noted.example", "070-174 06 82", ""],
      ["ros@noted.example", "", ""],
      ["RUT@noted.example", "", ""],
      ["", "0701740682", ""],
    ];
    const id = await bring(["E-post=email", "Mobil=phone", "Ort=city"], rows, { lines: [3, 4, 7, 8, 12] });
    const listed = await rowsOf(id);
    expect(listed.map(({ outcome, line, sameAsLine }) => [outcome, line, sameAsLine])).toEqual([
      ["NEW", 3, null],
      ["NEW", 4, null],
      ["NEW", 7, null],
      ["DUPLICATE", 8, 4],
      ["DUPLICATE", 12, 4],
    ]);
  });

  test("refuses a repeated field that must be unique, and line numbers that do not match the rows", async () => {
    expect(await codeOf(bring(["Namn=name", "Kund=name", "E-post=email"], [["a", "b", "c@noted.example"]]))).toBe(
      "INVALID_INPUT",
    );
    expect(await codeOf(bring(["E-post=email"], [["c@noted.example"]], { lines: [1, 2] }))).toBe("INVALID_INPUT");
  });

  test("does not change the profile of a member who only gets an opt-out, unless profiles are to be completed", async () => {
    const { email } = await makeMember(api, club, { first_name: "", last_name: "", email_notification: true });
    const columns = ["Namn=name", "E-post=email", "Nyhetsbrev=marketingEmail"];
    const id = await bring(columns, [["Kim Alm", email, "unsubscribed"]]);
    expect(await move(id, "RUNNING")).toMatchObject({ outcomes: { COMPLETED: 1 } });
    expect(await memberAt(email)).toMatchObject({ first_name: "", email_notification: false });
  });
});

describe("a refusal of marketing", () => {
  const columns = ["E-post=email", "Mobil=phone", "Nyhetsbrev=marketingEmail", "Sms=marketingSms"];
  const evidence = { consentOn: "2024-05-01", consentWords: "Ja tack till utskick" };

  test("takes effect when a later row of the same new person contains it", async () => {
    const rows = [
      ["fold@noted.example", "0701740671", "subscribed", "ja"],
      ["fold@noted.example", "", "cleaned", ""],
      ["", "0701740671", "", "nej"],
    ];
    const id = await bring(columns, rows, evidence);
    expect(await look(id)).toMatchObject({ outcomes: { NEW: 1, DUPLICATE: 2 } });
    await move(id, "RUNNING");
    expect(await memberAt("fold@noted.example")).toMatchObject({
      email_notification: false,
      phone_notification: false,
    });
  });

  test("takes effect when the later row is checked in another step", async () => {
    const many = Array.from({ length: 500 }, (_, at) => [`m${at}@noted.example`, "", "subscribed", ""]);
    const id = await bring(columns, [...many, ["m7@noted.example", "", "unsubscribed", ""]], evidence);
    await move(id, "RUNNING");
    expect(await memberAt("m7@noted.example")).toMatchObject({ email_notification: false });
    expect(await memberAt("m8@noted.example")).toMatchObject({ email_notification: true });
  });

  test("takes effect when an earlier row of the same member has no answer", async () => {
    const { email } = await makeMember(api, club, { email_notification: true });
    const id = await bring(columns, [
      [email, "", "", ""],
      [email, "", "unsubscribed", ""],
    ]);
    expect(await move(id, "RUNNING")).toMatchObject({ outcomes: { KNOWN: 1, COMPLETED: 1 }, known: { optOuts: 1 } });
    expect(await memberAt(email)).toMatchObject({ email_notification: false });
  });

  test("takes effect for both owners when the row’s e-mail and phone belong to two members", async () => {
    const owner = await makeMember(api, club, { email_notification: true });
    const other = await makeMember(api, club, {
      phone: "+46701740672",
      email_notification: true,
      phone_notification: true,
    });
    const id = await bring(columns, [[owner.email, "0701740672", "unsubscribed", "nej"]]);
    expect(await rowsOf(id)).toMatchObject([{ outcome: "BAD", brings: { optOuts: ["EMAIL", "SMS"] } }]);
    await move(id, "RUNNING");
    expect(await memberAt(owner.email)).toMatchObject({ email_notification: false });
    expect(await memberAt(other.email)).toMatchObject({ email_notification: true, phone_notification: false });
  });
});

test("a checked import returns what its new members add to the subscription's monthly price", async () => {
  const id = await bring(["E-post=email"], [["cost@noted.example"]]);
  const { cost } = await look(id);
  const { rows } = await api.owner.query(
    "select members_included, member_ore from plan_price where plan_id = (select id from plan where offered limit 1) order by from_day desc limit 1",
  );
  expect(cost).toEqual({ included: rows[0].members_included * club.locationIds.length, beyond: 0, added: 0 });
  expect(await move(id, "RUNNING")).toMatchObject({ cost: null });
});

test("a stopped import returns the price of its remaining new members before it continues", async () => {
  const id = await bring(["E-post=email"], [["rest1@noted.example"], ["rest2@noted.example"]]);
  await api.owner.query("update member_import set state = 'STOPPED' where id = $1", [id]);
  const finish = (row: number) =>
    api.owner.query("update member_import_row set done = true where import_id = $1 and row_number = $2", [id, row]);
  await finish(1);
  expect((await look(id)).cost).toMatchObject({ added: 0 });
  await finish(2);
  expect((await look(id)).cost).toBeNull();
});
