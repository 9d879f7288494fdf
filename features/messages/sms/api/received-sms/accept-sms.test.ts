import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";

const secret = "a-secret-of-an-address-0123456789";
const credentials = { SMS_USERNAME: "u", SMS_PASSWORD: "token", SMS_SENDER: "+46766860000" };
const elks = await startApi({ SMS_PROVIDER: "46elks", SMS_WEBHOOK_SECRET: secret, ...credentials });
const twilio = await startApi({ SMS_PROVIDER: "twilio", ...credentials });
let calls = 0;
let phones = 0;
const newPhone = () => `+4670${String(2_000_000 + phones++)}`;

async function post(api: TestApi, path: string, fields: Record<string, string>, signature?: string) {
  const headers = {
    host: "localhost",
    "content-type": "application/x-www-form-urlencoded",
    ...(signature && { "x-twilio-signature": signature }),
  };
  const payload = new URLSearchParams(fields).toString();
  return api.app.inject({ method: "POST", url: `/api/sms/received${path}`, headers, payload });
}
const write = async (from: string, message: string, id = `in-${++calls}`) =>
  (await post(elks, `/${secret}`, { id, from, to: "+46766860000", message })).body;

const agreeing = (club: Club, phone: string, row: object = {}) =>
  makeMember(elks, club, { phone, phone_notification: true, email_notification: true, ...row });

/** Adds a message of a club to its member a number of days ago. */
async function wrote(club: Club, member: number, days: number): Promise<void> {
  await elks.owner.query(
    `insert into message (chain_id, member_id, kind, medium, recipient, language, text_body, segments, status, sent_at)
       values ($1, $2, 'MEMBER_INVITATION', 'SMS', '', 'sv', 'Hej', 1, 'SENT', $3)`,
    [club.chain.id, member, elks.clock.now.subtract({ hours: 24 * days }).toString()],
  );
}

/** Adds a sendout of a club to its member today. */
async function sentOut(club: Club, member: number, medium: "SMS" | "EMAIL"): Promise<void> {
  await elks.owner.query(
    `with made as (insert into sendout (chain_id, name, state, by_sms, language, sms, created_by, created_at, frozen_at)
       select $1, 'Bullar', 'SENDING', true, 'sv', '{"text":"Hej","link":"","translations":{}}', min(id), now(), now() from account
       returning chain_id, id)
     insert into sendout_recipient (chain_id, sendout_id, medium, member_id, state, sent_at)
       select chain_id, id, $4, $2, 'SENT', $3 from made`,
    [club.chain.id, member, elks.clock.now.toString(), medium],
  );
}

const answers = async (member: number) =>
  (
    await elks.owner.query("select channel, given, source from consent where member_id = $1 order by id", [member])
  ).rows.map(({ channel, given: hasConsent, source }) => `${channel} ${hasConsent} ${source}`);
const says = async (member: number) =>
  (await elks.owner.query("select phone_notification as yes from member where id = $1", [member])).rows[0].yes;

test.each([
  ["without its plus", (phone: string) => phone.slice(1)],
  ["with 00", (phone: string) => phone.replace("+", "00")],
  ["in marks of direction", (phone: string) => `\u202d${phone}\u202c`],
])("STOP from a number %s counts for its member", async (_, written) => {
  const club = await makeClub(elks);
  const phone = newPhone();
  const { memberId } = await agreeing(club, phone);
  await wrote(club, memberId, 1);
  await write(written(phone), "STOP");
  expect(await says(memberId)).toBe(false);
});

test("STOP withdraws the consent to SMS in every club with a recent message, with evidence, and gets one answer", async () => {
  const [here, there, quiet] = [await makeClub(elks), await makeClub(elks), await makeClub(elks)];
  const phone = newPhone();
  const { memberId: anna } = await agreeing(here, phone, { language: "en" });
  const { memberId: elsewhere } = await agreeing(there, phone);
  const { memberId: unwritten } = await agreeing(quiet, phone);
  await wrote(here, anna, 1);
  await wrote(there, elsewhere, 29);
  await wrote(quiet, unwritten, 31);
  expect(await write(phone, " stopp. ", "one")).toMatch(/^Done\./);
  expect(await Promise.all([anna, elsewhere, unwritten].map(says))).toEqual([false, false, true]);
  expect(await answers(anna)).toEqual(["SMS false STOP"]);
  expect(await write(phone, " stopp. ", "one")).toBe("");
  expect(await answers(anna)).toEqual(["SMS false STOP"]);
});

test("a repeated STOP does not reverse a consent given since", async () => {
  const club = await makeClub(elks);
  const phone = newPhone();
  const { memberId } = await agreeing(club, phone);
  await write(phone, "STOP", "again");
  expect(await says(memberId)).toBe(false);
  await elks.owner.query("update member set phone_notification = true where id = $1", [memberId]);
  await write(phone, "STOP", "again");
  expect(await says(memberId)).toBe(true);
});

test("STOP without recent messages counts for every club that has the number", async () => {
  const clubs = [await makeClub(elks), await makeClub(elks)];
  const phone = newPhone();
  const members = await Promise.all(clubs.map((club) => agreeing(club, phone)));
  expect(await write(phone, "AVSLUTA")).toMatch(/^Klart\./);
  expect(await Promise.all(members.map(({ memberId }) => says(memberId)))).toEqual([false, false]);
});

test("STOP counts for a club with a recent SMS sendout, but not for one with an e-mail sendout", async () => {
  const clubs = [await makeClub(elks), await makeClub(elks)] as const;
  const phone = newPhone();
  const [{ memberId: anna }, { memberId: mailed }] = [await agreeing(clubs[0], phone), await agreeing(clubs[1], phone)];
  await sentOut(clubs[0], anna, "SMS");
  await sentOut(clubs[1], mailed, "EMAIL");
  await write(phone, "STOP");
  expect(await Promise.all([anna, mailed].map(says))).toEqual([false, true]);
});

test("STOP ignores a sandbox, whose sendouts are never sent, and counts for the real clubs", async () => {
  const [trying, real] = [await makeClub(elks, { sandbox: true }), await makeClub(elks)];
  const phone = newPhone();
  const { memberId: tried } = await agreeing(trying, phone, { language: "fr" });
  const { memberId: anna } = await agreeing(real, phone);
  await sentOut(trying, tried, "SMS");
  expect(await write(phone, "STOP")).toMatch(/^Klart\./);
  expect(await Promise.all([anna, tried].map(says))).toEqual([false, true]);
});

test("STOP during a merge counts for the surviving member", async () => {
  const club = await makeClub(elks);
  const phone = newPhone();
  // The other member has the lower id and is locked first, so the merge waits for the lock before the STOP.
  const other = await agreeing(club, phone);
  const survivor = await makeMember(elks, club, { email_notification: true });
  const input = { params: { id: survivor.memberId }, body: { otherId: other.memberId, taken: [] } };
  const merge = () => elks.ask("mergeMembers", input, { as: club.merchant.token, chain: club.chain.subdomain });
  const lock = `select from member where chain_id = ${club.chain.id} and id = ${other.memberId} for update`;
  await heldUp<unknown>(elks, lock, [merge, () => write(phone, "STOP")]);
  expect(await says(survivor.memberId)).toBe(false);
  expect(await answers(survivor.memberId)).toContain("SMS false STOP");
});

test("STOP from an unknown number gets the same answer", async () => {
  expect(await write(newPhone(), "Stop")).toMatch(/^Klart\./);
});

test("STOP sent twice is answered once, even when both arrive at the same time", async () => {
  const club = await makeClub(elks);
  const phone = newPhone();
  const { memberId } = await agreeing(club, phone);
  const bodies = await Promise.all([write(phone, "STOP"), write(phone, "Stopp!")]);
  expect([...bodies, await write(phone, "STOP")].filter((body) => body !== "")).toHaveLength(1);
  expect(await says(memberId)).toBe(false);
  expect(await answers(memberId)).toEqual(["SMS false STOP"]);
});

test("a concurrent repeat of a webhook is answered once", async () => {
  const phone = newPhone();
  const bodies = await Promise.all([write(phone, "STOP", "same"), write(phone, "STOP", "same")]);
  expect(bodies.filter((body) => body !== "")).toHaveLength(1);
});

test.each(["CANCEL", "OPTOUT", "Avbryt", "Avregistrera mig", "Stop. Tack!", "STOP\n\nMvh Anna"])(
  "%j withdraws the consent to SMS",
  async (text) => {
    const club = await makeClub(elks);
    const phone = newPhone();
    const { memberId } = await agreeing(club, phone);
    expect(await write(phone, text)).not.toBe("");
    expect(await says(memberId)).toBe(false);
  },
);

const replies = async (member: number) =>
  (await elks.owner.query("select text from sms_reply where member_id = $1 order by id", [member])).rows.map(
    ({ text }) => text,
  );

test("an SMS that is no stop is stored for the merchants, changes no consent and gets no answer", async () => {
  const club = await makeClub(elks);
  const phone = newPhone();
  const { memberId } = await agreeing(club, phone);
  for (const text of ["Kan ni sluta?", "", "JA"]) expect(await write(phone, text)).toBe("");
  expect(await says(memberId)).toBe(true);
  expect(await replies(memberId)).toEqual(["Kan ni sluta?", "JA"]);
});

test("a repeated webhook stores its SMS once", async () => {
  const phone = newPhone();
  const { memberId } = await agreeing(await makeClub(elks), phone);
  await Promise.all([write(phone, "Hej", "repeated"), write(phone, "Hej", "repeated")]);
  await write(phone, "Hej", "repeated");
  expect(await replies(memberId)).toEqual(["Hej"]);
});

test("an SMS is stored only for the club with the latest message", async () => {
  const [former, latest] = [await makeClub(elks), await makeClub(elks)];
  const phone = newPhone();
  const { memberId: there } = await agreeing(former, phone);
  const { memberId: here } = await agreeing(latest, phone);
  await wrote(former, there, 3);
  await wrote(latest, here, 1);
  await write(phone, "Har ni öppet?");
  expect(await Promise.all([here, there].map(replies))).toEqual([["Har ni öppet?"], []]);
});

test("an SMS from a number unknown to all clubs is not stored", async () => {
  const count = async () => Number((await elks.owner.query("select count(*) from sms_reply")).rows[0].count);
  const before = await count();
  expect(await write(newPhone(), "Vem är det här?")).toBe("");
  expect(await count()).toBe(before);
});

test("twenty SMS a day are stored for each number, and a later stop still counts", async () => {
  const phone = newPhone();
  const { memberId } = await agreeing(await makeClub(elks), phone);
  for (let sms = 0; sms < 22; sms++) await write(phone, `Nummer ${sms} ${"x".repeat(2_000)}`);
  const stored = await replies(memberId);
  expect([stored.length, stored[0]?.length]).toEqual([20, 1_600]);
  await write(phone, "STOP");
  expect(await says(memberId)).toBe(false);
});

test("a webhook with a wrong secret gets 404 and withdraws no consent", async () => {
  const club = await makeClub(elks);
  const phone = newPhone();
  const { memberId } = await agreeing(club, phone);
  const fields = { id: "stranger", from: phone, message: "STOP" };
  expect((await post(elks, "/another-secret-of-an-address-01", fields)).statusCode).toBe(404);
  expect((await post(elks, "", fields)).statusCode).toBe(404);
  expect(await says(memberId)).toBe(true);
});

test("a Twilio webhook needs a valid signature for this address, and gets an answer unless Twilio has answered", async () => {
  const address = new URL("/api/sms/received", twilio.services.config.publicUrl).href;
  const sign = (fields: Record<string, string>, to = address) => {
    const fieldText = Object.entries(fields).toSorted().flat().join("");
    return createHmac("sha1", "token").update(`${to}${fieldText}`).digest("base64");
  };
  const fields = { Body: "STOP", From: newPhone(), MessageSid: "SM1" };
  const ofReports = sign(fields, new URL("/api/sms/reports", twilio.services.config.publicUrl).href);
  expect((await post(twilio, "", fields, ofReports)).statusCode).toBe(404);
  expect((await post(twilio, "", fields, sign(fields))).body).toMatch(/<Response><Message>Klart\./);
  const answered = { ...fields, MessageSid: "SM2", OptOutType: "STOP" };
  expect((await post(twilio, "", answered, sign(answered))).body).toMatch(/<Response><\/Response>$/);

  const row = { phone: newPhone(), phone_notification: true };
  const { memberId } = await makeMember(twilio, await makeClub(twilio), row);
  const yes = "select phone_notification as yes from member where id = $1";
  const says = async () => (await twilio.owner.query(yes, [memberId])).rows[0].yes;
  const started = { Body: "HALT", From: row.phone, MessageSid: "SM3", OptOutType: "START" };
  await post(twilio, "", started, sign(started));
  expect(await says()).toBe(true);
  // Twilio accepts a word that is not in our list and blocks the number, so it counts as a stop here too.
  const stopFields = { ...started, MessageSid: "SM4", OptOutType: "STOP" };
  await post(twilio, "", stopFields, sign(stopFields));
  expect(await says()).toBe(false);
});
