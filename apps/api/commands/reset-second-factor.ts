import { removeAllFactors } from "#features/access/second-factor/api/queries.ts";
import { announceChange } from "#features/access/second-factor/api/tell-of-change.ts";
import { forgetAccountDevices } from "#features/access/sessions/api/known-devices.ts";
import { endAccountSessions } from "#features/access/sessions/api/queries.ts";
import { normaliseEmail } from "#packages/domain/people/email.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type Command, say } from "./command.ts";
import { withServices } from "./with-services.ts";

/**
 * Removes the second factor of a person who lost app, passkeys and recovery codes. Their password alone signs in again;
 * an admin then sets up a new factor. Ends sessions and known devices, and notifies the person. Returns false when
 * there is no such account.
 */
export async function forgetSecondFactor({ db, config, clock }: Services, address: string): Promise<boolean> {
  return db.inPlatform(async (trx) => {
    const account = await trx
      .selectFrom("account")
      .select(["id as account_id", "email", "language"])
      .where("email", "=", normaliseEmail(address))
      .executeTakeFirst();
    if (!account) return false;
    await removeAllFactors(trx, account.account_id);
    await forgetAccountDevices(trx, account.account_id).execute();
    await trx.deleteFrom("second_step").where("account_id", "=", account.account_id).execute();
    await endAccountSessions(trx, account.account_id).execute();
    await announceChange(trx, config, account, "reset", { now: clock() });
    return true;
  });
}

export const resetSecondFactor: Command = {
  args: ["e-mail"],
  about: "remove an account's lost second factor; verify the person's identity first",
  run: (config, [address = ""]) =>
    withServices(config, async (services, { connectionString }) => {
      await migrate(connectionString, config);
      const isReset = await forgetSecondFactor(services, address);
      say(
        isReset
          ? `${address} now signs in with the password only and was notified by e-mail.`
          : `No account was found for ${address}.`,
      );
      return isReset ? 0 : 1;
    }),
};
