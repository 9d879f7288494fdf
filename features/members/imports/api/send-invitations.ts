import { type Expression, sql, type Transaction } from "kysely";
import { selectReadiness } from "#features/clubs/settings/api/queries.ts";
import { missingFor } from "#features/clubs/settings/domain/prerequisites.ts";
import { startSignUp } from "#features/members/joining/api/start-sign-up.ts";
import { isWithinInvitations } from "#features/messages/letters/api/sign-up-limits.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { clubGoesOn } from "#packages/server/db/not-frozen.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { eachByItself } from "#packages/server/request/each-by-itself.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { getImport } from "./list-imports.ts";
import { lockImport } from "./queries.ts";

/** The number of invitations a minute: mail servers accept this many from one club without suspicion. */
const invitedAtOnce = 200;

interface Invitable {
  id: number;
  email: string;
  language: Language;
  home_location_id: number | null;
}

/** The SQL twin of the domain's `foldedAddress`, for stored addresses. */
export const foldedEmail = (email: Expression<unknown>) => sql<string>`regexp_replace(${email}, '\\+[^@]*@', '@')`;

/** Selects one member for each mailbox: of several plus addresses, the first that the import created. */
const selectInvitable = (trx: Transaction<DB>, importId: number) =>
  trx
    .selectFrom(
      sql<Invitable & { nth: number }>`(select id, email, language, home_location_id,
          row_number() over (partition by ${foldedEmail(sql.ref("email"))} order by id)::int as nth
        from member where chain_id = ${thisChain} and import_id = ${importId} and unclaimed and email is not null
          and removed_at is null)`.as("invitable"),
    )
    .where("nth", "=", 1);

/**
 * Invites all imported members with an e-mail address who have not joined, a few a minute, so that mail servers see no
 * spam. Refuses STATUS_NOT_ALLOWED before the import has run or if already invited, and COMPANY_BUDGET_USED if the
 * company may not invite so many yet.
 */
export async function inviteImported(services: Services, call: Call<"inviteImported">) {
  const { chain, actor, params, realNow } = call;
  const [[readiness]] = await services.db.read(chain.id, (q) => [selectReadiness(q)]);
  const missing = readiness ? missingFor("INVITE_MEMBERS", readiness)[0] : "MEMBERSHIP_TERMS_MISSING";
  if (missing) refuse(missing);
  await services.db.inChain(chain.id, async (trx) => {
    const memberImport = (await lockImport(trx, params.id).executeTakeFirst()) ?? refuse("NOT_FOUND");
    if (!["STOPPED", "DONE"].includes(memberImport.state) || memberImport.invited_at) refuse("STATUS_NOT_ALLOWED");
    const { count } = await selectInvitable(trx, params.id)
      .select(sql<number>`count(*)::int`.as("count"))
      .executeTakeFirstOrThrow();
    if (!(await isWithinInvitations(trx, services.config, chain, count))) refuse("COMPANY_BUDGET_USED");
    await trx.updateTable("member_import").set({ invited_at: realNow }).where("id", "=", params.id).execute();
    await audit(trx, chain, { accountId: actor.accountId, act: "invite-imported", subject: `import ${params.id}` });
  });
  return getImport(services, { chain, realNow, params });
}

/** Invites the next members of one import; `invited_through` stores the last invited one. */
async function inviteSome(
  { db, config, directory, clock }: Services,
  chainId: number,
  importId: number,
): Promise<void> {
  const chain = await directory.byId(chainId);
  if (!chain) return;
  await db.inChain(chain.id, async (trx) => {
    const memberImport = await lockImport(trx, importId).executeTakeFirst();
    if (!memberImport?.invited_at || !["STOPPED", "DONE"].includes(memberImport.state)) return;
    const members = await selectInvitable(trx, importId)
      .select(["id", "email", "language", "home_location_id"])
      .where("id", ">", memberImport.invited_through)
      .orderBy("id")
      .limit(invitedAtOnce)
      .execute();
    const realNow = clock();
    for (const { email, language, home_location_id: locationId } of members) {
      const contact = { email, phone: null, to: { medium: "EMAIL" as const, address: email } };
      const invitedBy = memberImport.account_id;
      const signUp = { contact, locationId, language, invitedBy, now: chainNow(realNow, chain), realNow };
      await startSignUp(trx, { config, chain }, signUp);
    }
    const last = members.at(-1)?.id;
    if (last)
      await trx.updateTable("member_import").set({ invited_through: last }).where("id", "=", importId).execute();
  });
}

/** Invites the next members of each import whose merchant has requested invitations. Runs once a minute. */
export async function sendInvitations(services: Services): Promise<void> {
  const week = services.clock().subtract({ hours: 7 * 24 });
  const imports = await services.db.platform
    .selectFrom("member_import")
    .select(["id", "chain_id"])
    .where("invited_at", ">", week)
    .where(clubGoesOn("member_import.chain_id"))
    .execute();
  await eachByItself(imports, services.log, ({ id, chain_id }) => inviteSome(services, chain_id, id));
}
