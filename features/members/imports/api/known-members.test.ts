import { beforeAll, expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { buy, type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { waiting } from "#tests/api/held-up.ts";
import { importsAt } from "#tests/api/members/imports.ts";
import { openMerges } from "#tests/api/members/merges.ts";
import { makeStampCard } from "#tests/api/offers.ts";
import { openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let cardId: number;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  cardId = (await makeStampCard(api, club)).id;
});

const { as, move: become, rowsOf } = importsAt(() => ({ api, club }));
let files = 0;

/** Uploads and checks an import without running it. */
async function tried(
  rows: string[][],
  choices: object = { opens: true },
  fields = ["email", "phone", "home", "points", `stamps:${cardId}`, "marketingEmail"],
): Promise<number> {
  const columns = fields.map((field) => ({ heading: field, field }));
  const fingerprint = String(files++).padStart(64, "a");
  const body = { fileName: "saldon.csv", fingerprint, rows: rows.length, columns, choices };
  const { id } = await api.call("startImport", { body }, as());
  await api.call("sendImportRows", { params: { id }, body: { from: 1, rows } }, as());
  await become(id, "CHECKING");
  return id;
}
const brought = async (rows: string[][], choices?: object) => become(await tried(rows, choices), "RUNNING");
const till = () => openTill(api, club);
const pointsOf = async ({ memberId }: { memberId: number }) => (await till().member(memberId)).clubPoints;
const stampsOf = async (memberId: number) =>
  (
    await api.owner.query<{ collected: number }>(
      "select collected from stamp_card_usage where chain_id = $1 and member_id = $2 and status = 'OPEN'",
      [club.chain.id, memberId],
    )
  ).rows.map(({ collected }) => collected);
const members = async (ids: number[]) =>
  (await api.owner.query("select * from member where chain_id = $1 and id = any($2)", [club.chain.id, ids])).rows;
const proved = async () =>
  expect((await runChecks(api.services.db.platform)).filter(({ violations }) => violations.length > 0)).toEqual([]);
const row = ({ email }: { email: string | null }, points: string, stamps = "", no = "") => [
  ...[email ?? "", "", "norr", points, stamps, no],
];

test("existing members get points, stamps and an opt-out as the check announced for each row", async () => {
  const anna = await makeMember(api, club, { email_notification: true });
  const bo = await makeMember(api, club);
  const id = await tried([row(anna, "500", "3", "nej"), row(bo, "", "", "nej")]);
  expect((await rowsOf(id)).map(({ outcome, brings }) => [outcome, brings])).toEqual([
    ["COMPLETED", { points: 500, stamps: 3, optOuts: ["EMAIL"], profile: false }],
    ["KNOWN", null],
  ]);
  expect(await pointsOf(anna)).toBe(0);
  const result = await become(id, "RUNNING");
  expect(result).toMatchObject({ state: "DONE", points: 0, known: { points: 500, stamps: 3, optOuts: 1 } });
  expect(await pointsOf(anna)).toBe(500);
  expect(await stampsOf(anna.memberId)).toEqual([3]);
  const { rows } = await api.owner.query(
    "select given, source, import_id from consent where chain_id = $1 and member_id = $2 and source = 'IMPORT'",
    [club.chain.id, anna.memberId],
  );
  expect(rows).toEqual([{ given: false, source: "IMPORT", import_id: String(id) }]);
  expect((await members([anna.memberId]))[0]).toMatchObject({ email_notification: false, unclaimed: false });
  await proved();
});

test("the same rows give nothing a second time, in the same file, another file or two imports checked at once", async () => {
  const cia = await makeMember(api, club, { phone: "+46701740811" });
  const rows = [row(cia, "200", "2"), ["", "0701740811", "norr", "200", "2", ""]];
  const [first, second] = [await tried(rows), await tried([row(cia, "300", "1")])];
  expect((await rowsOf(first)).map(({ outcome }) => outcome)).toEqual(["COMPLETED", "DUPLICATE"]);
  expect(await become(first, "RUNNING")).toMatchObject({ known: { points: 200, stamps: 2 } });
  expect(await become(second, "RUNNING")).toMatchObject({
    outcomes: { COMPLETED: 0, KNOWN: 1 },
    known: { points: 0, stamps: 0 },
  });
  expect(await brought(rows)).toMatchObject({ outcomes: { COMPLETED: 0, KNOWN: 1 } });
  expect([await pointsOf(cia), await stampsOf(cia.memberId)]).toEqual([200, [2]]);
  await proved();
});

test("a member gets one opening balance from imports, and existing members get none without the option", async () => {
  const dan = [["dan@example.com", "", "norr", "100", "", ""]];
  await brought(dan);
  expect(await brought(dan)).toMatchObject({ outcomes: { NEW: 0, KNOWN: 1 } });
  const eva = await makeMember(api, club);
  expect(await brought([row(eva, "100", "1")], {})).toMatchObject({ outcomes: { KNOWN: 1 } });
  expect(await pointsOf(eva)).toBe(0);
});

test("an opening balance first pays a deficit, and stamps continue the current filling", async () => {
  const fia = await makeMember(api, club);
  const { lotId } = await till().correct(fia.memberId, 40);
  await till().deduct(fia.memberId, 40);
  expect(await till().withdraw(lotId)).toMatchObject({ clubPoints: 0, owedPoints: 40 });
  await till().visit(fia.memberId, { stamps: [{ stampcardId: cardId, stamps: 4 }] });
  await brought([row(fia, "50", "2")]);
  expect([await pointsOf(fia), await stampsOf(fia.memberId)]).toEqual([10, [6]]);
  await proved();
});

test("undo takes back unused points, keeps used ones and opt-outs, and lets a new import give points again", async () => {
  const gus = await makeMember(api, club, { email_notification: true });
  const hans = await makeMember(api, club);
  const ida = await makeMember(api, club);
  const kaj = await makeMember(api, club);
  const rows = [row(gus, "100", "2", "nej"), row(hans, "100"), row(ida, "100"), row(kaj, "100")];
  const id = await tried(rows);
  await become(id, "RUNNING");
  await buy(api, club, gus.memberId, 100);
  const points = await pointsOf(gus);
  await till().deduct(hans.memberId, 40);
  const { merge } = openMerges(api, club);
  await merge(await makeMember(api, club), kaj);
  expect(await become(id, "UNDOING")).toMatchObject({ state: "UNDONE", kept: { SPENT: 1, GONE: 1, USED: 0 } });
  expect([await pointsOf(gus), await pointsOf(hans), await pointsOf(ida)]).toEqual([points - 100, 60, 0]);
  expect(await stampsOf(gus.memberId)).toEqual([]);
  expect((await members([gus.memberId]))[0]).toMatchObject({ email_notification: false, removed_at: null });
  await proved();
  expect(await brought(rows.slice(0, 3))).toMatchObject({ known: { points: 200, stamps: 2, optOuts: 0 } });
  await proved();
});

test("an import gives nothing to the membership of the merchant who runs it", async () => {
  const { rows: own } = await api.owner.query("select email from account where id = $1", [club.merchant.accountId]);
  await makeMember(api, club, { email: own[0].email });
  expect(await brought([row(own[0], "500", "3")])).toMatchObject({ outcomes: { KNOWN: 1 } });
});

test("a refusal of SMS ends only SMS, regardless of the member’s answer about e-mail", async () => {
  const lea = await makeMember(api, club, { phone: "+46701740812", phone_notification: true });
  const mia = await makeMember(api, club, { phone: "+46701740813", email_notification: true });
  const rows = [lea, mia].map(({ email }) => [email, "nej"]);
  const id = await tried(rows, {}, ["email", "marketingSms"]);
  expect(await become(id, "RUNNING")).toMatchObject({ outcomes: { COMPLETED: 1, KNOWN: 1 }, known: { optOuts: 1 } });
  const consents = (await members([lea.memberId, mia.memberId])).map(({ email_notification, phone_notification }) => [
    ...[email_notification, phone_notification],
  ]);
  expect(consents.toSorted()).toEqual([
    [false, false],
    [true, false],
  ]);
});

test("locks existing members in the order of their ids, so that concurrent locks cannot deadlock", async () => {
  const first = await makeMember(api, club, { email: "later@example.com" });
  const second = await makeMember(api, club);
  // Among many members the query uses the address indexes. The first member is written last, so that its row is stored
  // after the other's.
  await api.owner.query(
    `insert into member (chain_id, membership_number, email, first_name)
     select $1, (880000000000 + n)::text, n || '@example.org', 'Anna' from generate_series(1, 3000) n`,
    [club.chain.id],
  );
  await api.owner.query("update member set email = 'sooner@example.com' where chain_id = $1 and id = $2", [
    ...[club.chain.id, first.memberId],
  ]);
  await api.owner.query("analyze member");
  const rows = ["sooner@example.com", second.email].map((email) => [email, "1990-05-01"]);
  const id = await tried(rows, { complete: true }, ["email", "birthday"]);
  const holder = await api.owner.connect();
  const hold = (memberId: number) =>
    holder.query("select from member where chain_id = $1 and id = $2 for no key update", [club.chain.id, memberId]);
  const runImport = async () => {
    await holder.query("begin");
    await hold(first.memberId);
    const running = become(id, "RUNNING");
    await waiting(api, 1);
    await hold(second.memberId);
    await holder.query("commit");
    return running;
  };
  const ended = await runImport().finally(() => holder.release(true));
  expect(ended).toMatchObject({ state: "DONE", outcomes: { COMPLETED: 2 } });
});
