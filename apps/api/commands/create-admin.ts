import { closeActivations } from "#features/members/joining/api/queries.ts";
import { activationLinkDays } from "#packages/domain/limits.ts";
import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import { auditPlatform } from "#packages/server/request/audit.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken, makeToken } from "#packages/server/security/tokens.ts";
import { type Command, say } from "./command.ts";
import { withServices } from "./with-services.ts";

/**
 * Makes the account with this address an admin, and creates it if missing. Returns a link to choose a password, valid
 * once within 7 days; null when the account has a password.
 */
export async function makeAdmin({ db, config, clock }: Services, address: string): Promise<string | null> {
  const now = clock();
  return db.inPlatform(async (trx) => {
    const { id, password_hash } = await trx
      .insertInto("account")
      .values({ email: normaliseEmail(address), is_admin: true, created_at: now })
      .onConflict((on) => on.column("email").doUpdateSet({ is_admin: true }))
      .returning(["id", "password_hash"])
      .executeTakeFirstOrThrow();
    await auditPlatform(trx, { accountId: null, act: "create-admin", subject: `account ${id}` });
    if (password_hash !== null) return null;
    await closeActivations(trx, id, now).execute();
    const token = makeToken();
    await trx
      .insertInto("account_token")
      .values({
        token_hash: hashToken(token),
        purpose: "ACTIVATION",
        account_id: id,
        created_at: now,
        expires_at: now.add({ hours: activationLinkDays * 24 }),
      })
      .execute();
    return officeLink(config, `/onboarding/confirmation/${token}`);
  });
}

export const createAdmin: Command = {
  args: ["e-mail"],
  about: "make an account a platform admin; prints a link to choose a password",
  async run(config, [address = ""]) {
    if (!isEmail(address)) {
      say(`${address} is not a valid e-mail address.`);
      return 2;
    }
    return withServices(config, async (services, { connectionString }) => {
      await migrate(connectionString, config);
      const link = await makeAdmin(services, address);
      if (link === null) say(`The account is now an admin and keeps its password: ${officeLink(config, "/login")}`);
      else say(`Choose a password with this link. It works once, within ${activationLinkDays} days:\n\n  ${link}\n`);
      return 0;
    });
  },
};
