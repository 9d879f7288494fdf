import { issueInvoices } from "#features/billing/invoices/api/issue-invoices.ts";
import { remindUnpaid } from "#features/billing/invoices/api/remind-unpaid.ts";
import { endUnpaid } from "#features/billing/subscriptions/api/end-unpaid.ts";
import { tellTrials } from "#features/billing/subscriptions/api/tell-trials.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { type Club, makeAccount, makeClub, signIn } from "../factories.ts";
import type { TestApi } from "../harness.ts";

/** The seller in tests. */
export const aSeller = {
  name: "Stammis AB",
  companyNumber: "5560160680",
  vatNumber: "SE556016068001",
  street: "Gatan 1",
  zipCode: "111 22",
  city: "Malmö",
  email: "faktura@stammis.example",
  phone: "",
  website: "",
  bankgiro: "123-4567",
  iban: "",
  bic: "",
  paymentDays: 20,
};

export const moment = (day: string) => Temporal.Instant.from(`${day}T09:00:00Z`);
export const dayOf = (day: string) => Temporal.PlainDate.from(day);

/**
 * Keeps sessions alive, because months pass in these tests. A trigger does, since a session's use is written after the
 * response and would shorten it again. The lock serialises clubs made at once: PostgreSQL refuses two concurrent writes
 * of a function.
 */
const staySignedIn = (api: TestApi) =>
  withClient(api.connectionString, async (owner) => {
    await owner.query("begin");
    await owner.query("select pg_advisory_xact_lock(hashtext('stay_signed_in'))");
    await owner.query(`create or replace function stay_signed_in() returns trigger language plpgsql as $$
      begin new.expires_at := '2099-01-01'; return new; end $$`);
    await owner.query("drop trigger if exists stay_signed_in on staff_session");
    await owner.query(`create trigger stay_signed_in before insert or update on staff_session
      for each row execute function stay_signed_in()`);
    await owner.query("update staff_session set expires_at = '2099-01-01'");
    await owner.query("commit");
  });

/** An admin's session. */
export async function anAdmin(api: TestApi) {
  const as = await signIn(api, (await makeAccount(api, { is_admin: true })).accountId, "ROLE_ADMIN");
  await staySignedIn(api);
  return { as };
}

/** Makes a club whose company is in its trial until a day; its two points of sale opened long before. */
export async function trialClub(api: TestApi, endsOn: string): Promise<Club> {
  const club = await makeClub(api);
  await api.owner.query("update company set trial_ends_on = $2 where id = $1", [club.companyId, endsOn]);
  await api.owner.query("update location set created_at = '2026-01-01' where chain_id = $1", [club.chain.id]);
  await staySignedIn(api);
  return club;
}

/** Sets the clock to another day. */
export async function comeTo(api: TestApi, day: string): Promise<void> {
  api.clock.now = moment(day);
}

/** Sets the clock to a day and runs that day's jobs. */
export async function dayPasses(api: TestApi, day: string): Promise<void> {
  await comeTo(api, day);
  const { now } = api.clock;
  await issueInvoices(api.services, now);
  await remindUnpaid(api.services, now);
  await endUnpaid(api.services, now);
  await tellTrials(api.services, now);
}

/** Returns the subjects of mails to a club's merchant, the oldest first. */
export async function toldMerchant(api: TestApi, club: Club): Promise<string[]> {
  const { rows } = await api.owner.query<{ subject: string }>(
    `select subject from platform_message where kind = 'BILLING'
      and recipient = (select email from account where id = $1) order by id`,
    [club.merchant.accountId],
  );
  return rows.map(({ subject }) => subject);
}
