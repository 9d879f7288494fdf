import { sql, type Transaction } from "kysely";
import { normaliseEmail } from "#packages/domain/people/email.ts";
import { clubGoesOn } from "#packages/server/db/not-frozen.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import { eachByItself } from "#packages/server/request/each-by-itself.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Tables with addresses in ASCII domains. `taken`: the condition under which another row keeps the address. */
const ofPlatform = [
  { table: "account", column: "email", taken: sql`true` },
  { table: "account_contact_change", column: "address", taken: sql`false` },
  { table: "invitation", column: "email", taken: sql`other.chain_id = invitation.chain_id` },
] as const;
const ofClubs = [
  { table: "contact_change", column: "address" },
  { table: "signup", column: "email" },
  { table: "waiting_purchase", column: "email" },
] as const;

interface Spelling {
  stored: string;
  canonical: string;
}

const hasAsciiDomain = (column: string) => sql<boolean>`${sql.ref(column)} like '%xn--%'`;

/** Returns addresses whose stored form is not canonical; excludes labels that stay in ASCII. */
function spellingsOf<Row extends { stored: string }>(rows: readonly Row[]): (Row & Spelling)[] {
  return rows
    .map((row) => ({ ...row, canonical: normaliseEmail(row.stored) }))
    .filter(({ stored, canonical }) => stored !== canonical);
}

async function rewriteOfPlatform({ db, log }: Services, { table, column, taken }: (typeof ofPlatform)[number]) {
  const [source, address] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql<{ stored: string }>`select distinct ${address} as stored from ${source}
    where ${hasAsciiDomain(column)}`.execute(db.platform);
  const isFree = (canonical: string) =>
    sql`not exists (select from ${source} as other where other.${address} = ${canonical} and ${taken})`;
  await eachByItself(spellingsOf(rows), log, ({ stored, canonical }) =>
    sql`update ${source} set ${address} = ${canonical} where ${address} = ${stored} and ${isFree(canonical)}`.execute(
      db.platform,
    ),
  );
}

async function rewriteOfClubs({ db, directory, log }: Services, { table, column }: (typeof ofClubs)[number]) {
  const [source, address] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql<{ chain_id: number; stored: string }>`select distinct chain_id, ${address} as stored
    from ${source} where ${hasAsciiDomain(column)} and ${clubGoesOn(`${table}.chain_id`)}`.execute(db.platform);
  await eachByItself(spellingsOf(rows), log, async ({ chain_id, stored, canonical }) => {
    const chain = await directory.byId(chain_id);
    if (!chain) return;
    await db.inChain(chain.id, (trx) =>
      sql`update ${source} set ${address} = ${canonical} where chain_id = ${thisChain} and ${address} = ${stored}`.execute(
        trx,
      ),
    );
  });
}

/** Rewrites a member's address and keeps its bounce mark: the mailbox is the same. */
async function rewriteMember(trx: Transaction<DB>, { stored, canonical }: Spelling, now: Temporal.Instant) {
  const taken = await trx.selectFrom("member").select("id").where("email", "=", canonical).executeTakeFirst();
  // Two memberships of one person: staff get a suggestion to merge them.
  if (taken) return;
  const member = await trx
    .selectFrom("member")
    .select(["id", "email_bounced_at"])
    .where("email", "=", stored)
    .forUpdate()
    .executeTakeFirst();
  if (!member) return;
  await trx.updateTable("member").set({ email: canonical }).where("id", "=", member.id).execute();
  if (member.email_bounced_at)
    await trx
      .updateTable("member")
      .set({ email_bounced_at: member.email_bounced_at })
      .where("id", "=", member.id)
      .execute();
  // Lets the member's erasure find messages to the old spelling.
  await trx
    .insertInto("earlier_address")
    .values({ chain_id: thisChain, member_id: member.id, address: stored, until: now })
    .onConflict((on) => on.doNothing())
    .execute();
}

async function rewriteMembers({ db, directory, clock, log }: Services) {
  const rows = await db.platform
    .selectFrom("member")
    .select(["chain_id", sql<string>`email`.as("stored")])
    .where(hasAsciiDomain("email"))
    .where(clubGoesOn("member.chain_id"))
    .execute();
  await eachByItself(spellingsOf(rows), log, async ({ chain_id, ...spelling }) => {
    const chain = await directory.byId(chain_id);
    if (chain) await db.inChain(chain.id, (trx) => rewriteMember(trx, spelling, clock()));
  });
}

/** Imports compare earlier addresses in canonical form, so both spellings are stored. */
async function addEarlierAddresses({ db, directory, log }: Services) {
  const rows = await db.platform
    .selectFrom("earlier_address")
    .select(["chain_id", "member_id", "until", "address as stored"])
    .where(hasAsciiDomain("address"))
    .where(clubGoesOn("earlier_address.chain_id"))
    .execute();
  await eachByItself(spellingsOf(rows), log, async ({ chain_id, member_id, until, canonical }) => {
    const chain = await directory.byId(chain_id);
    if (!chain) return;
    await db.inChain(chain.id, async (trx) => {
      const isOwn = await trx
        .selectFrom("member")
        .select("id")
        .where("id", "=", member_id)
        .where("email", "=", canonical)
        .executeTakeFirst();
      if (isOwn) return;
      await trx
        .insertInto("earlier_address")
        .values({ chain_id: thisChain, member_id, address: canonical, until })
        .onConflict((on) => on.doNothing())
        .execute();
    });
  });
}

/**
 * Rewrites e-mail addresses that an earlier release stored with an ASCII domain. Skips an address while another member
 * or account has its canonical form.
 */
export async function updateStoredAddresses(services: Services): Promise<void> {
  for (const place of ofPlatform) await rewriteOfPlatform(services, place);
  for (const place of ofClubs) await rewriteOfClubs(services, place);
  await rewriteMembers(services);
  await addEarlierAddresses(services);
}

/** Also runs when a worker starts, so that the first start after an upgrade rewrites stored addresses. */
export const contactSchedule = (services: Services): ScheduledJob[] => [
  { name: "update-stored-addresses", pattern: "2 4 * * *", act: () => updateStoredAddresses(services), atStart: true },
];
