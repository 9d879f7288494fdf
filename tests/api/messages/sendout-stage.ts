import { afterAll, beforeEach } from "vitest";
import { sqlChecks } from "#apps/api/verify/run-checks.ts";
import { moveSendout } from "#features/messages/sendouts/api/sending/move-sendout.ts";
import { readConfig } from "#packages/server/config.ts";
import type { Messaging } from "#packages/server/messaging/open-messaging.ts";
import { openSms } from "#packages/server/messaging/sms.ts";
import { openBulkMailer } from "#packages/server/messaging/smtp/bulk-letter.ts";
import { startMailbox } from "../../outside/mailbox.ts";
import { startProvider } from "../../outside/provider.ts";
import { type Club, makeAccount, makeClub, makeMember, signIn } from "../factories.ts";
import { startApi } from "../harness.ts";
import { makeSendout } from "./sendouts.ts";

type Act = "START" | "APPROVE" | "DRAW_BACK" | "PAUSE" | "RESUME" | "CANCEL";

/** Makes a club whose sendouts go to a mail server and an SMS provider on this machine, a new one for each test. */
export async function openStage() {
  const api = await startApi();
  const mailbox = await startMailbox();
  const provider = await startProvider();
  const { mail: settings } = readConfig({ SMTP_URL: mailbox.url, MAIL_FROM: "Stammis <no-reply@stammis.example>" });
  const bulkMail = openBulkMailer({ ...settings, now: () => api.clock.now.epochMilliseconds }, null);
  afterAll(() => bulkMail.close());
  const sms = openSms({ provider: "46elks", username: "u", password: "p", sender: "Stammis" }, `${provider.url}/sms`);
  const out: Messaging = { mail: null, bulkMail, sms };
  let phones = 0;
  const stage = { club: undefined as unknown as Club };
  beforeEach(async () => {
    api.clock.now = Temporal.Instant.from("2026-11-21T12:00:00Z");
    stage.club = await makeClub(api);
    provider.requests.length = 0;
    mailbox.deliveries.length = 0;
    mailbox.refusal = () => null;
    provider.answer = () => ({ status: 200, json: { id: `elk-${provider.requests.length}` } });
  });

  const by = () => ({ as: stage.club.merchant.token, chain: stage.club.chain.subdomain });
  const phone = () => `+4670${String(1_000_000 + phones++)}`;
  /** Makes a member with consent to both channels, unless `row` says otherwise; their messages refer to it. */
  async function agreeing(row: object = {}) {
    const marketing = { phone_notification: true, email_notification: true, ...row };
    const made = await makeMember(api, stage.club, { phone: phone(), ...marketing });
    await api.owner.query(
      `insert into consent (chain_id, member_id, channel, given, source, at)
       select $1, $2, channel, true, 'SIGN_UP', '2026-01-01' from unnest($3::text[]) as channel`,
      [
        stage.club.chain.id,
        made.memberId,
        [...(marketing.email_notification ? ["EMAIL"] : []), ...(marketing.phone_notification ? ["SMS"] : [])],
      ],
    );
    return made;
  }
  const act = (id: number, what: Act, leavesOut = false, as = by()) =>
    api.call("setSendoutState", { params: { id }, body: { act: what, leavesOut } }, as);
  return Object.assign(stage, {
    api,
    mailbox,
    provider,
    out,
    by,
    agreeing,
    act,
    many: (count: number, row: object = {}) => Promise.all(Array.from({ length: count }, () => agreeing(row))),
    get: (id: number) => api.call("getSendout", { params: { id } }, by()),
    move: (sendoutId: number, messaging = out, forMs = 60_000) =>
      moveSendout({ services: api.services, messaging, chain: stage.club.chain, sendoutId }, performance.now() + forMs),
    async started(more: object = {}) {
      const { id } = await makeSendout(api, stage.club, more);
      await act(id, "START");
      return id;
    },
    /** Makes a second merchant of the company, who may approve sendouts of the first. */
    async secondMerchant() {
      const { accountId, email } = await makeAccount(api);
      await api.owner.query("insert into company_merchant (company_id, account_id) values ($1, $2)", [
        stage.club.companyId,
        accountId,
      ]);
      return { as: await signIn(api, accountId, "ROLE_MERCHANT"), chain: stage.club.chain.subdomain, email };
    },
    async account() {
      const read = "select available, reserved from sms_account where chain_id = $1";
      return (await api.owner.query(read, [stage.club.chain.id])).rows[0];
    },
    async statesOf(id: number): Promise<string[]> {
      const { rows } = await api.owner.query(
        "select medium, state, reason, count(*)::int from sendout_recipient where sendout_id = $1 group by 1, 2, 3 order by 1, 2, 3",
        [id],
      );
      return rows.map((row) =>
        [row.medium, row.state, row.reason, row.count].filter((each) => each !== null).join(" "),
      );
    },
    async violations(): Promise<string[]> {
      const checks = sqlChecks.filter(({ name }) => /sendout|credit|SMS/i.test(name));
      const failures = await Promise.all(
        checks.map(async ({ name, sql }) => (((await api.owner.query(sql)).rowCount ?? 0) > 0 ? [name] : [])),
      );
      return failures.flat();
    },
    sentTo: () => provider.requests.map(({ body }) => new URLSearchParams(body).get("to")),
  });
}
