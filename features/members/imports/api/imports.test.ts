import { beforeAll, describe, expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { buy, type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { importsAt } from "#tests/api/members/imports.ts";
import { linkTo } from "#tests/api/messages/sent-messages.ts";
import { makeStampCard } from "#tests/api/offers.ts";
import { sendInvitations } from "./send-invitations.ts";

let api: TestApi;
let club: Club;
let cardId: number;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  cardId = (await makeStampCard(api, club)).id;
});

const { as, look, move: set, rowsOf, work } = importsAt(() => ({ api, club }));
const headings = [
  ["Förnamn", "firstName"],
  ["E-post", "email"],
  ["Telefon", "phone"],
  ["Säljställe", "home"],
  ["Poäng", "points"],
  ["Nyhetsbrev", "marketingEmail"],
] as const;
let files = 0;

async function bring(
  rows: string[][],
  choices: object = {},
  fields: readonly (readonly [string, string])[] = headings,
) {
  const columns = fields.map(([heading, field]) => ({ heading, field }));
  const fingerprint = String(files++).padStart(64, "0");
  const body = { fileName: "lista.csv", fingerprint, rows: rows.length, columns, choices };
  const { id } = await api.call("startImport", { body }, as());
  await api.call("sendImportRows", { params: { id }, body: { from: 1, rows } }, as());
  await set(id, "CHECKING");
  return id;
}
const members = async (emails: string[]) =>
  (
    await api.owner.query("select * from member where chain_id = $1 and email = any($2) order by email", [
      club.chain.id,
      emails,
    ])
  ).rows;
const proved = async () =>
  expect((await runChecks(api.services.db.platform)).filter(({ violations }) => violations.length > 0)).toEqual([]);

describe("a member import", () => {
  test("reports the outcome of each row in the check and creates no member", async () => {
    const existingMember = await makeMember(api, club, { first_name: "", last_name: "" });
    const gone = await makeMember(api, club);
    await api.call("removeMember", { params: { id: gone.memberId } }, as());
    const id = await bring([
      ["Anna", "anna@example.com", "0701740611", "norr", "1 240", "ja"],
      ["Bo", "anna@example.com", "", "", "", ""],
      ["Cia", existingMember.email, "", "", "", ""],
      ["Dan", gone.email, "", "", "", ""],
      ["Eva", "eva@", "12", "Ingenstans", "många", "kanske"],
      ["", "", "", "", "", ""],
    ]);
    expect((await rowsOf(id)).map(({ outcome }) => outcome)).toEqual([
      "NEW",
      "DUPLICATE",
      "KNOWN",
      "LEFT",
      "BAD",
      "BAD",
    ]);
    expect(await look(id)).toMatchObject({
      state: "CHECKED",
      points: 1240,
      withoutEvidence: 1,
      outcomes: { NEW: 1, BAD: 2 },
    });
    const bad = (await rowsOf(id))[4];
    expect(bad?.problems.map(({ column, cell }) => [column, cell])).toEqual([
      ["E-post", "eva@"],
      ["Telefon", "12"],
    ]);
    expect(bad?.notes.map(({ column, cell }) => [column, cell])).toEqual([
      ["Säljställe", "Ingenstans"],
      ["Nyhetsbrev", "kanske"],
      ["Poäng", "många"],
    ]);
    expect(await members(["anna@example.com"])).toEqual([]);
    const { body } = await api.ask("exportImportRows", { params: { id } }, as());
    const lines = (body as Buffer).toString().split("\r\n");
    expect(lines[0]).toBe("\uFEFFRad;Vad som är fel;Förnamn;E-post;Telefon;Säljställe;Poäng;Nyhetsbrev");
    expect(lines[1]).toMatch(/^6;E-post: Inte en e-postadress\. Telefon: .*;Eva;eva@;12;Ingenstans;många;kanske$/);
    await api.call("removeImport", { params: { id } }, as());
    expect(await codeOf(look(id))).toBe("NOT_FOUND");
  });

  test("creates members with points, stamps and evidence of consent; a repeated import adds nothing", async () => {
    const fields = [...headings, ["Kort", `stamps:${cardId}`], ["Sista dag", "pointsThrough"]] as const;
    const rows = [
      ["Frida", "frida@example.com", "0701740612", "norr", "500", "ja", "3", "2027-01-31"],
      ["Gus", "gus@example.com", "", "soder", "", "nej", "", ""],
    ];
    const choices = { consentOn: "2024-05-01", consentWords: "Ja tack till nyhetsbrev" };
    const id = await bring(rows, choices, fields);
    const result = await set(id, "RUNNING");
    expect(result).toMatchObject({
      state: "DONE",
      progress: 2,
      outcomes: { NEW: 2 },
      points: 500,
      stamps: 3,
      invitable: 2,
    });
    const [frida, gus] = await members(["frida@example.com", "gus@example.com"]);
    expect(frida).toMatchObject({ phone: "+46701740612", email_notification: true, unclaimed: true });
    expect(gus).toMatchObject({ email_notification: false });
    const { rows: consents } = await api.owner.query(
      "select given, at, source, text, import_id, account_id from consent where chain_id = $1 and member_id = any($2) order by given desc",
      [club.chain.id, [frida.id, gus.id]],
    );
    const by = { source: "IMPORT", import_id: String(id), account_id: String(club.merchant.accountId) };
    expect(consents).toEqual([
      { ...by, given: true, at: new Date("2024-05-01T00:00:00+02:00"), text: "Ja tack till nyhetsbrev" },
      { ...by, given: false, at: new Date(api.clock.now.epochMilliseconds), text: "" },
    ]);
    const tillMember = await api.call("getAtTill", { params: { membershipId: frida.membership_number } }, as());
    expect(tillMember.clubPoints).toBe(500);
    const { rows: cards } = await api.owner.query(
      "select collected from stamp_card_usage where chain_id = $1 and member_id = $2",
      [club.chain.id, frida.id],
    );
    expect(cards).toEqual([{ collected: 3 }]);
    await proved();
    const again = await set(await bring(rows, choices, fields), "RUNNING");
    expect(again).toMatchObject({ state: "DONE", outcomes: { NEW: 0, KNOWN: 2 }, points: 0 });
    await proved();
  });

  test("completes existing profiles when requested, but never changes their addresses", async () => {
    const { email } = await makeMember(api, club, { first_name: "", last_name: "", phone: null });
    const row = ["Hanna", email, "0701740613", "norr", "100", "ja"];
    expect(await set(await bring([row]), "RUNNING")).toMatchObject({ outcomes: { KNOWN: 1 } });
    const id = await bring([row], { complete: true });
    expect(await set(id, "RUNNING")).toMatchObject({ outcomes: { COMPLETED: 1 } });
    expect(await members([email])).toMatchObject([{ first_name: "Hanna", phone: null, email_notification: false }]);
    await set(id, "UNDOING");
    expect(await members([email])).toMatchObject([{ first_name: "" }]);
    // An undo leaves a field that the member has changed since.
    const other = await makeMember(api, club, { first_name: "", last_name: "", phone: null });
    const taken = await bring([["Hanna", other.email, "", "", "", ""]], { complete: true });
    await set(taken, "RUNNING");
    await api.owner.query("update member set first_name = 'Hannah' where id = $1", [other.memberId]);
    await set(taken, "UNDOING");
    expect(await members([other.email])).toMatchObject([{ first_name: "Hannah" }]);
  });

  test("is undone, except for imported members who have been active since", async () => {
    const people = ["ida", "jon", "kaj"].map((name, at) => [
      name,
      `${name}@example.com`,
      `070174062${at}`,
      "norr",
      "200",
      "nej",
      "12",
    ]);
    const id = await bring(people, {}, [...headings, ["Kort", `stamps:${cardId}`]]);
    expect(await look(id)).toMatchObject({ noted: 3, outcomes: { NEW: 3, BAD: 0 } });
    const fine = people.map((row) => [...row.slice(0, 6), "2"]);
    const taken = await bring(fine, {}, [...headings, ["Kort", `stamps:${cardId}`]]);
    await set(taken, "RUNNING");
    const [, jon] = await members(["ida@example.com", "jon@example.com"]);
    await buy(api, club, jon.id, 100);
    const [kaj] = await members(["kaj@example.com"]);
    const { memberId: otherId } = await makeMember(api, club);
    await api.call("mergeMembers", { params: { id: kaj.id }, body: { otherId, taken: [] } }, as());
    await proved();
    const undone = await set(taken, "UNDOING");
    expect(undone).toMatchObject({ state: "UNDONE", kept: { USED: 2, CLAIMED: 0, GONE: 0 } });
    expect(
      (await members(["ida@example.com", "jon@example.com", "kaj@example.com"])).map(({ email }) => email),
    ).toEqual(["jon@example.com", "kaj@example.com"]);
    await proved();
    // Members of an undone import may be imported again.
    const again = await look(await bring(fine, {}, [...headings, ["Kort", `stamps:${cardId}`]]));
    expect(again).toMatchObject({ state: "CHECKED", outcomes: { NEW: 1, KNOWN: 2 } });
  });

  test("leaves out a former member who left the club, even when the row has another new address", async () => {
    const { memberId, email } = await makeMember(api, club);
    await api.call("removeMember", { params: { id: memberId } }, as());
    const tried = await look(await bring([["Vera", email, "0701740699", "", "", ""]]));
    expect(tried.outcomes).toMatchObject({ NEW: 0, LEFT: 1 });
  });

  test("leaves out a former member who left while their address was stored with its domain in ASCII", async () => {
    const { memberId } = await makeMember(api, club, { email: "vera@xn--smrgs-pra0j.se" });
    await api.call("removeMember", { params: { id: memberId } }, as());
    const tried = await look(await bring([["Vera", "vera@smörgås.se", "", "", "", ""]]));
    expect(tried.outcomes).toMatchObject({ NEW: 0, LEFT: 1 });
  });

  test("can be undone for seven days, and not later", async () => {
    const id = await bring([["Lo", "lo@example.com", "", "", "", ""]]);
    await set(id, "RUNNING");
    await api.owner.query(
      "update member_import set done_at = (select done_at - interval '7 days') where chain_id = $1 and id = $2",
      [club.chain.id, id],
    );
    expect(await codeOf(set(id, "UNDOING"))).toBe("STATUS_NOT_ALLOWED");
  });
});

describe("import rows", () => {
  const file = (rows: number) => ({
    fileName: "lista.csv",
    fingerprint: "f".repeat(64),
    rows,
    columns: [{ heading: "E-post", field: "email" }],
    choices: {},
  });

  test("are stored once when sent again, and the upload continues after a broken connection", async () => {
    const { id } = await api.call("startImport", { body: file(3) }, as());
    const send = (from: number, rows: string[][]) =>
      api.call("sendImportRows", { params: { id }, body: { from, rows } }, as());
    expect(await send(1, [["m1@example.com"], ["m2@example.com"]])).toEqual({ received: 2 });
    expect(await send(1, [["m1@example.com"], ["m2@example.com"]])).toEqual({ received: 2 });
    expect(await codeOf(api.call("setImportState", { params: { id }, body: { state: "CHECKING" } }, as()))).toBe(
      "STATUS_NOT_ALLOWED",
    );
    expect(await api.call("startImport", { body: file(3) }, as())).toMatchObject({ id, received: 2 });
    expect(await codeOf(send(3, [["a"], ["b"]]))).toBe("INVALID_INPUT");
    await send(3, [["m3@example.com"]]);
    await set(id, "CHECKING");
    expect(await codeOf(send(3, [["m3@example.com"]]))).toBe("STATUS_NOT_ALLOWED");
  });

  test("are imported once when several jobs run at once", async () => {
    const rows = Array.from({ length: 1300 }, (_, n) => [`N${n}`, `n${n}@example.com`, "", "", "5", ""]);
    const columns = headings.map(([heading, field]) => ({ heading, field }));
    const body = { ...file(1300), fingerprint: "e".repeat(64), columns };
    const { id } = await api.call("startImport", { body }, as());
    for (const from of [1, 1001]) {
      await api.call(
        "sendImportRows",
        { params: { id }, body: { from, rows: rows.slice(from - 1, from + 999) } },
        as(),
      );
    }
    await set(id, "CHECKING");
    await api.call("setImportState", { params: { id }, body: { state: "RUNNING" } }, as());
    await Promise.all([work(id), work(id), work(id)]);
    expect(await look(id)).toMatchObject({ state: "DONE", progress: 1300, outcomes: { NEW: 1300 } });
    const { rows: sums } = await api.owner.query(
      "select count(*)::int, sum(amount)::int from point_lot where chain_id = $1 and import_id = $2",
      [club.chain.id, id],
    );
    expect(sums).toEqual([{ count: 1300, sum: 6500 }]);
    await proved();
  });
});

describe("an imported member", () => {
  test("is invited, proves the address and takes over the membership, while a second address stays pending", async () => {
    const id = await bring([["Moa", "moa@example.com", "0701740633", "norr", "300", ""]]);
    await set(id, "RUNNING");
    expect(await api.call("inviteImported", { params: { id } }, as())).toMatchObject({ invitable: 0 });
    await sendInvitations(api.services);
    await sendInvitations(api.services);
    const { rows: sent } = await api.owner.query("select id from message where recipient = 'moa@example.com'");
    expect(sent).toHaveLength(1);
    const [moa] = await members(["moa@example.com"]);
    const { token } = await linkTo(api, "moa@example.com");
    const agreed = { termsOfMembership: true, privacyPolicy: true };
    await api.call(
      "confirmSignUp",
      { params: { id: token }, body: { password: "kanelbulle7", confirmPassword: "kanelbulle7", ...agreed } },
      { host: club.chain.subdomain },
    );
    const [now] = await members(["moa@example.com"]);
    expect(now).toMatchObject({ id: moa.id, first_name: "Moa", unclaimed: false, phone: null });
    const { rows: waits } = await api.owner.query("select channel, address from contact_change where member_id = $1", [
      moa.id,
    ]);
    expect(waits).toEqual([{ channel: "SMS", address: "+46701740633" }]);
    expect(await set(id, "UNDOING")).toMatchObject({ kept: { CLAIMED: 1 } });
  });
});

test("only a merchant of the club may list imports", async () => {
  const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", club.locationIds);
  const { status } = await api.ask("listImports", { query: {} }, { as: local.token, chain: club.chain.subdomain });
  expect(status).toBe(403);
});
