import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import pino from "pino";
import { expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { sendMessageJob } from "#features/messages/letters/api/job-kinds.ts";
import { lettersJobs } from "#features/messages/letters/api/jobs.ts";
import { logOptions } from "#packages/server/log.ts";
import { openMail } from "#packages/server/messaging/mail.ts";
import { makeClub, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { prove } from "#tests/api/members/contacts.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";
import { runJob } from "#tests/api/run-job.ts";
import { openTill } from "#tests/engine/till.ts";
import { startMailbox } from "#tests/outside/mailbox.ts";

/** The messages in this test have no attachments. */
const noFile = async () => null;

const written: string[] = [];
const heard = new Writable({
  write(chunk, _, done) {
    written.push(String(chunk));
    done();
  },
});
const api = await startApi({}, pino(logOptions("trace"), heard));
const club = await makeClub(api);
const host = { host: club.chain.subdomain };
const staff = { as: club.merchant.token, chain: club.chain.subdomain };

/** Returns every row of every table as text, including the queue's. */
async function everyTable({ owner }: TestApi): Promise<Map<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and nspname in ('public', 'graphile_worker')`,
  );
  const all = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: string }>(`select it::text as row from ${name} it`);
    all.set(name, rows.map(({ row }) => row).join("\n"));
  }
  return all;
}

function everyFile(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path));
  return new Map(paths.map((path) => [path, statSync(path).isFile() ? readFileSync(path, "latin1") : ""]));
}

const sums = async () =>
  (
    await api.owner.query(`select (select sum(amount_ore - returned_ore) from purchase) as paid,
      (select sum(left_points - owed_points) from point_lot) as points,
      (select json_agg(row_to_json(e) order by id) from (select id, kind, points, lot_id from point_entry) e) as entries,
      (select json_agg(row_to_json(s) order by id) from (select id, from_account, to_account, credits from sms_entry) s) as credits,
      (select count(*) from message) as messages`)
  ).rows[0];

const memberTexts = {
  firstName: "Sigrid-Fyrklöver",
  lastName: "Månsken-Ask",
  // The words of a name as the search index stores them.
  searchWord: "manskenask",
  email: "ny.sigrid@fyrklover.example",
  earlierEmail: "gammal.sigrid@fyrklover.example",
  phone: "+46701740691",
  earlierPhone: "+46701740692",
  pendingEmail: "nasta.sigrid@fyrklover.example",
  street: "Trollslandevägen 77",
  birthday: "1987-06-05",
  ofReturn: "Sigrid fick mandelallergi av bullen",
  ofCorrection: "Sigrid väntade i regnet",
  ofWithdrawal: "Sigrid hade redan fått dem",
  ofCancellation: "Sigrid ångrade glassen",
  ofDecline: "Sigrid handlar aldrig så dyrt",
  ofDeduction: "Sigrid fick syster Klaras poäng",
  ofRestoring: "Sigrid hade ingen syster",
  ofNote: "Sigrid tål inte jordnötter",
};
const password = "nyttord77";
const secrets: string[] = [];

/** Records a token of a link or session, and its stored hash, so that the test can search for both. */
function keepSecret(token: string): string {
  secrets.push(token, createHash("sha256").update(token).digest("hex"));
  return token;
}

/** Asks for approval of a purchase as a cashier, and declines it with a reason. */
async function askAndDecline(membershipId: string): Promise<void> {
  const { token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  const purchase = { membershipId, pointOfSaleId: club.locationIds[0], amount: 60_000, amountConfirmed: true };
  const options = { as: token, chain: club.chain.subdomain, key: randomUUID() };
  const { id } = await api.call("askApproval", { body: { purchase } }, options);
  await api.call(
    "answerApproval",
    { params: { id }, body: { answer: "DECLINED", reason: memberTexts.ofDecline } },
    staff,
  );
}

/** Creates a member with rows in every area: invited, joined, with changed addresses, purchases and their reversals. */
async function liveWholeLife(): Promise<{ memberId: number; number: string }> {
  const till = openTill(api, club);
  await till.invite({ email: memberTexts.earlierEmail, amount: 300 });
  await api.call("inviteMember", { body: { email: memberTexts.earlierEmail } }, staff);
  const invitation = keepSecret((await linkTo(api, memberTexts.earlierEmail)).token);
  const { firstName, lastName, street, birthday } = memberTexts;
  const agreed = { password, confirmPassword: password, termsOfMembership: true, privacyPolicy: true };
  const joining = { ...agreed, firstName, lastName, emailNotification: true };
  const session = await api.call("confirmSignUp", { params: { id: invitation }, body: joining }, host);
  const as = { as: keepSecret(session.token), ...host };
  const change = (body: Parameters<typeof api.call<"updateProfile">>[1]["body"]) =>
    api.call("updateProfile", { body: { ...body, password } }, as);
  await change({ street, birthday, city: "Lund", phone: memberTexts.earlierPhone });
  keepSecret((await linkTo(api, memberTexts.earlierPhone)).token);
  await prove(api, club, memberTexts.earlierPhone);
  await change({ email: memberTexts.email, phone: memberTexts.phone });
  for (const address of [memberTexts.email, memberTexts.phone]) {
    keepSecret((await linkTo(api, address)).token);
    await prove(api, club, address);
  }
  await change({ email: memberTexts.pendingEmail });
  keepSecret((await linkTo(api, memberTexts.pendingEmail)).token);
  const reset = { params: { id: randomUUID() }, body: { medium: "EMAIL" as const, email: memberTexts.email } };
  await api.call("requestPasswordReset", reset, host);
  keepSecret((await linkTo(api, memberTexts.email)).token);

  const { id: memberId, membershipId: number } = await api.call("getDetails", {}, as);
  const bought = await till.visit(memberId, { amount: 500, couponIds: [] });
  const used = await till.visit(memberId, { couponIds: [club.couponId] });
  await api.call(
    "cancelRedemption",
    { params: { id: used.redemptions[0]?.redemptionId as number }, body: { reason: memberTexts.ofCancellation } },
    { ...staff, key: randomUUID() },
  );
  await till.bringBack(bought.purchaseId, 100, { reason: memberTexts.ofReturn });
  const { lotId } = await till.correct(memberId, 40, { reason: memberTexts.ofCorrection });
  const withdrawing = { params: { id: lotId }, body: { reason: memberTexts.ofWithdrawal } };
  await api.call("voidCorrection", withdrawing, { ...staff, key: randomUUID() });
  const deducting = { params: { membershipId: number }, body: { points: 30, reason: memberTexts.ofDeduction } };
  const { deductionId } = await api.call("deductPoints", deducting, { ...staff, key: randomUUID() });
  const restoring = { params: { id: deductionId }, body: { reason: memberTexts.ofRestoring } };
  await api.call("voidDeduction", restoring, { ...staff, key: randomUUID() });
  await api.call("updateMember", { params: { id: memberId }, body: { city: "Ystad" } }, staff);
  const note = await api.call("addMemberNote", { params: { id: memberId }, body: { text: memberTexts.ofNote } }, staff);
  await api.call("pinMemberNote", { params: { id: note.id } }, staff);
  await askAndDecline(number);
  return { memberId, number };
}

/** Makes the mail server reject every mail, so that the refusals reach the queue and the log. */
async function refuseMails(): Promise<void> {
  const mailbox = await startMailbox();
  mailbox.refusal = () => 550;
  const mail = openMail({ url: mailbox.url, from: "Stammis <no-reply@stammis.example>" });
  const jobs = lettersJobs(api.services, { messaging: { mail, sms: null }, drawInvoice: noFile });
  for (const { id } of await messagesTo(api, memberTexts.email)) {
    await runJob(jobs, sendMessageJob, { chainId: club.chain.id, messageId: Number(id) });
  }
  mail.close();
}

test("erases a member with rows in every area from all tables, the queue, the files and the log", async () => {
  const { memberId, number } = await liveWholeLife();
  await refuseMails();
  // A sign-up and a pending purchase for an address that the member no longer has.
  await api.owner.query(
    `insert into signup (chain_id, token_hash, email, language, expires_at) values ($1, '\\x01', $2, 'sv', now())`,
    [club.chain.id, memberTexts.earlierEmail],
  );
  const sentinels = [...Object.values(memberTexts), number, ...secrets];
  const before = [...(await everyTable(api)).values()].join("\n");
  for (const sentinel of sentinels.filter((each) => !secrets.includes(each))) expect(before).toContain(sentinel);
  const balance = await sums();

  await api.call("removeMember", { params: { id: memberId } }, staff);

  const remainingTexts = new Map([
    ...(await everyTable(api)),
    ...everyFile(api.services.config.dataFolder),
    ["log", written.join("")],
  ]);
  const leaks = [...remainingTexts].flatMap(([place, text]) =>
    sentinels.filter((sentinel) => text.includes(sentinel)).map((sentinel) => [place, sentinel]),
  );
  expect(leaks).toEqual([]);
  expect(written.join("")).toContain("request");
  expect(await sums()).toEqual(balance);
  const violations = (await runChecks(api.services.db.platform)).filter((check) => check.violations.length > 0);
  expect(violations).toEqual([]);
  const { rows: trail } = await api.owner.query(
    "select account_id, subject, detail from audit_entry where act = 'remove-member'",
  );
  expect(trail).toEqual([{ account_id: String(club.merchant.accountId), subject: `member ${memberId}`, detail: {} }]);
});

test("refuses an erased member's links and sessions, and a second erasure", async () => {
  const [session] = secrets.slice(2, 3);
  expect(await codeOf(api.call("getDetails", {}, { as: session, ...host }))).toBe("NOT_SIGNED_IN");
  const { rows } = await api.owner.query("select id from member where removed_at is not null");
  expect(await codeOf(api.call("removeMember", { params: { id: Number(rows[0].id) } }, staff))).toBe("NOT_FOUND");
});

test("allows the database roles to change the reason of a return only by erasing it", async () => {
  const act = (reason: string) =>
    api.services.db.inChain(club.chain.id, (trx) => trx.updateTable("purchase_return").set({ reason }).execute());
  await expect(act("Påhittat")).rejects.toThrow("a reason is erased or it stays");
  await act("–");
});
