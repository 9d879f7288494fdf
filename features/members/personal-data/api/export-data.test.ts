import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { memberDataWords } from "#features/member-data-words.ts";
import { memberTables } from "#features/member-tables.ts";
import type { PartWords } from "#packages/i18n/member-data-words.ts";
import type { MemberTable } from "#packages/server/db/member-table.ts";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { openMerges } from "#tests/api/members/merges.ts";
import { linkTo } from "#tests/api/messages/sent-messages.ts";
import { makeStampCard } from "#tests/api/offers.ts";
import { openTill } from "#tests/engine/till.ts";
import { personalDataSchemas } from "../contract/schemas.ts";
import { dataFileWords } from "../i18n/data-file.ts";
import { parts, selectPart } from "./queries.ts";

let api: TestApi;
let club: Club;
let memberId: number;
let token: string;
let email: string;
let mergedId: number;
/** Values that must not be in a member's file: other people's data and all secrets. */
const secrets: string[] = [];

const staff = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
const own = () => ({ as: token, host: club.chain.subdomain });

type Rows = Record<string, unknown>[];
type Data = { parts: Record<string, { title: string; columns: Record<string, string>; rows: Rows }> };
const readJson = (body: unknown) => JSON.parse((body as Buffer).toString("utf8")) as Data;
const linesOf = (body: unknown) => (body as Buffer).toString("utf8").split("\r\n");
const bring = async (id = memberId) =>
  readJson((await api.ask("exportMemberData", { params: { id } }, staff())).body).parts;

beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  const [first, second] = await openMerges(api, club).twoOfOne({ first_name: "=SUM(1)", city: "Ystad" });
  ({ memberId, token, email } = first);
  const till = openTill(api, club);
  const card = await makeStampCard(api, club, { stampsAmount: 3 });
  const bought = await till.visit(memberId, { amount: 300, stamps: [{ stampcardId: card.id, stamps: 3 }] });
  const stamps = [{ stampcardId: card.id, stamps: 1 }];
  await till.visit(memberId, { amount: 20, couponIds: [club.couponId], stamps });
  await till.bringBack(bought.purchaseId, 50, { reason: "Kaffet var kallt" });
  await till.correct(memberId, 40, { reason: "Väntade i regnet" });
  await till.deduct(memberId, 10);
  const note = { params: { id: memberId }, body: { text: "Tål inte nötter" } };
  await api.call("addMemberNote", note, staff());
  await api.call("updateMember", { params: { id: memberId }, body: { city: "Lund" } }, staff());
  const reset = { params: { id: randomUUID() }, body: { medium: "EMAIL" as const, email } };
  await api.call("requestPasswordReset", reset, { host: club.chain.subdomain });
  const link = await linkTo(api, email);
  const hash = await api.services.passwords.hash("bulle-och-kaffe");
  await api.owner.query("update member set password_hash = $1 where id = $2", [hash, memberId]);
  const stranger = await makeMember(api, club, { first_name: "Främlingen" });
  await till.visit(stranger.memberId, { amount: 10 });
  await till.visit(second.memberId, { amount: 77 });
  await openMerges(api, club).merge(first, second);
  mergedId = second.memberId;
  secrets.push(link.token, hash, token, "Främlingen", stranger.email, "Kim", "Berg");
});

test("the data file contains all data about one member in words, and no secrets or data about other people", async () => {
  const { status, headers, body } = await api.ask("exportMemberData", { params: { id: memberId } }, staff());
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("application/json");
  const exported = readJson(body);
  expect(personalDataSchemas.exportMemberData.file.strict().parse(exported)).toEqual(exported);
  const exportedParts = exported.parts;
  expect(Object.keys(exportedParts).toSorted()).toEqual(parts.map(([part]) => part).toSorted());
  expect(exportedParts.profile).toMatchObject({ title: "Medlemmen", columns: { firstName: "Förnamn" } });
  expect(exportedParts.profile?.rows).toMatchObject([
    { firstName: "Anna", email, city: "Lund", hasPassword: true, purchases: 3 },
  ]);
  expect(exportedParts.purchases?.rows.map(({ paid, returned }) => [paid, returned])).toEqual([
    [300, 50],
    [20, 0],
    [77, 0],
  ]);
  expect(exportedParts.returns?.rows).toMatchObject([{ amount: 50, reason: "Kaffet var kallt", kind: "RETURN" }]);
  expect(exportedParts.points?.rows.map(({ reason }) => reason)).toContain("Väntade i regnet");
  expect(exportedParts.deductions?.rows).toMatchObject([{ points: 10, reason: "Fel medlem" }]);
  expect(exportedParts.coupons?.rows).toMatchObject([{ name: "Kanelbulle", points: 100 }]);
  expect(exportedParts.stampCards?.rows).toMatchObject([
    { status: "COMPLETED", rewardUsed: false },
    { status: "OPEN" },
  ]);
  expect(exportedParts.notes?.rows).toMatchObject([{ text: "Tål inte nötter", pinned: false }]);
  expect(exportedParts.messages?.rows).toMatchObject([
    { kind: "PASSWORD_RESET", recipient: email },
    { kind: "MEMBERSHIPS_MERGED", recipient: email },
  ]);
  expect(exportedParts.links?.rows).toHaveLength(1);
  expect(exportedParts.merges?.rows).toMatchObject([{ undoneAt: null, phone: expect.stringMatching(/^\+4670/) }]);
  expect(exportedParts.acts?.rows.map(({ act }) => act)).toEqual(
    expect.arrayContaining(["add-note", "edit-member", "merge-members", "export-member-data"]),
  );
  const text = (body as Buffer).toString("utf8");
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).toContain("[…]");
});

test("the data table has a line for each fact in the reader’s language and contains no executable formulas", async () => {
  const lines = linesOf((await api.ask("exportMemberDataCsv", { params: { id: memberId } }, staff())).body);
  expect(lines[0]).toBe("\uFEFFDel;Nummer;Uppgift;Värde");
  expect(lines).toContain("Köp och besök;1;Betalt, kr;300,00");
  expect(lines).toContain("Poängkontots rader;1;Typ;Intjänade");
  expect(lines).toContain("Personalens anteckningar;1;Text;Tål inte nötter");
  await api.owner.query("update member set first_name = '=SUM(1)' where id = $1", [memberId]);
  await api.owner.query("update account set language = 'fr' where id = $1", [club.merchant.accountId]);
  api.services.changes.tell(`account:${club.merchant.accountId}`);
  const { body, headers } = await api.ask("exportMemberDataCsv", { params: { id: memberId } }, staff());
  expect(decodeURIComponent(String(headers["content-disposition"]))).toMatch(
    /données du membre \d{12}-2026-11-21\.csv$/,
  );
  expect(linesOf(body)).toContain("Le membre;1;Prénom;'=SUM(1)");
  expect(linesOf(body).filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
  await api.owner.query("update account set language = 'sv' where id = $1", [club.merchant.accountId]);
  api.services.changes.tell(`account:${club.merchant.accountId}`);
});

test("a member gets the same file as staff, but never another member's data", async () => {
  const mine = readJson((await api.ask("exportOwnData", {}, own())).body).parts;
  const { acts: _, ...otherExport } = await bring();
  expect(mine).toMatchObject(otherExport);
  const lines = linesOf((await api.ask("exportOwnDataCsv", {}, own())).body);
  expect(lines).toContain("Personalens anteckningar;1;Text;Tål inte nötter");
  const stranger = await makeMember(api, club);
  const other = readJson((await api.ask("exportOwnData", {}, { as: stranger.token, host: club.chain.subdomain })).body);
  expect(other.parts.purchases?.rows).toEqual([]);
  expect(JSON.stringify(other)).not.toContain(email);
});

test("the data file includes sendouts to a membership merged into this one", async () => {
  const { rows } = await api.owner.query(
    `insert into sendout (chain_id, name, state, by_sms, language, sms, created_by, created_at, frozen_at)
       values ($1, 'Bullar', 'SENDING', true, 'sv', '{}', $2, now(), now()) returning id`,
    [club.chain.id, club.merchant.accountId],
  );
  await api.owner.query(
    `insert into sendout_recipient (chain_id, sendout_id, medium, member_id, state, sent_at)
       values ($1, $2, 'SMS', $3, 'SENT', now())`,
    [club.chain.id, rows[0].id, mergedId],
  );
  expect((await bring()).sendouts?.rows).toMatchObject([{ name: "Bullar", channel: "SMS", status: "SENT" }]);
});

test("the audit trail records who exported the data, and a local merchant may not export it", async () => {
  await bring();
  await api.ask("exportOwnData", {}, own());
  const { rows } = await api.owner.query(
    "select act, account_id from audit_entry where subject = $1 and act like 'export-%' order by id desc limit 2",
    [`member ${memberId}`],
  );
  expect(rows).toEqual([
    { act: "export-own-data", account_id: null },
    { act: "export-member-data", account_id: String(club.merchant.accountId) },
  ]);
  const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [...club.locationIds]);
  const request = { params: { id: memberId } };
  expect((await api.ask("exportMemberData", request, { ...staff(), as: local.token })).status).toBe(403);
});

test("a long data file contains each row once", async () => {
  const { memberId: busy } = await makeMember(api, club);
  await api.owner.query(
    `insert into member_note (chain_id, member_id, account_id, text, written_at)
     select $1, $2, $3, 'Nummer ' || n, now() from generate_series(1, 1100) n`,
    [club.chain.id, busy, club.merchant.accountId],
  );
  const { notes } = await bring(busy);
  expect(new Set(notes?.rows.map(({ text }) => text)).size).toBe(1100);
  expect(notes?.rows).toHaveLength(1100);
});

test("repeated exports are rate limited", async () => {
  const { token: asking } = await makeMember(api, club);
  const ask = () => api.ask("exportOwnDataCsv", {}, { as: asking, host: club.chain.subdomain });
  const answers = new Set<number>();
  for (let tries = 0; tries < 31; tries++) answers.add((await ask()).status);
  expect([...answers]).toEqual([200, 429]);
});

test("each part of the data file shows rows of a declared table, and each table’s part exists", () => {
  const tableParts = Object.values<MemberTable>(memberTables).flatMap(({ part }) => part ?? []);
  // The audit trail names members by its `subject`.
  expect([...new Set([...tableParts, "acts"])].toSorted()).toEqual(parts.map(([part]) => part).toSorted());
});

test("the data file begins with the member’s profile, and no two parts have the same place", () => {
  expect(parts[0]?.[0]).toBe("profile");
  expect(new Set(parts.map(([, { place }]) => place)).size).toBe(parts.length);
});

test("each code has its text in only one place", () => {
  const ofParts = Object.values<PartWords>(memberDataWords).flatMap(({ codes = {} }) => Object.keys(codes));
  const all = [...ofParts, ...Object.keys(dataFileWords.codes)];
  expect(all.filter((code, index) => all.indexOf(code) !== index)).toEqual([]);
});

test("devices with equal times are each listed once, even when rows are rewritten between two pages", async () => {
  const { memberId: who } = await makeMember(api, club);
  await api.owner.query("delete from member_session where member_id = $1", [who]);
  await api.owner.query(
    `insert into member_session (chain_id, token_hash, member_id, user_agent, created_at, last_used_at, expires_at)
     select $1, sha256(n::text::bytea), $2, n, '2026-11-20', '2026-11-20', '2026-12-22' from generate_series(1, 3) n`,
    [club.chain.id, who],
  );
  const devices: unknown[] = [];
  for (let after = 0; after < 3; after++) {
    const [rows] = await api.services.db.read(club.chain.id, (q) => [selectPart(q, "devices", who, after, 1)]);
    devices.push(rows[0]?.device);
    // A rewritten row is stored after the other rows.
    await api.owner.query(
      `with gone as (delete from member_session where member_id = $1 and user_agent = $2 returning *)
       insert into member_session (chain_id, token_hash, member_id, user_agent, created_at, last_used_at, expires_at)
       select chain_id, token_hash, member_id, user_agent, created_at, last_used_at, expires_at from gone`,
      [who, rows[0]?.device],
    );
  }
  expect(devices.toSorted()).toEqual(["1", "2", "3"]);
});
