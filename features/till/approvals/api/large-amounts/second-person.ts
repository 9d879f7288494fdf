import { sql } from "kysely";
import { accountPasswordProblem } from "#features/access/sessions/api/check-own-password.ts";
import { forgetPinTries, takePinTry } from "#features/till/devices/api/pin-tries.ts";
import { pinHash, selectDeviceAt } from "#features/till/devices/api/queries.ts";
import type { Build } from "#packages/server/db/build.ts";
import { accountOrder } from "#packages/server/db/sorted.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Selects merchants and the local merchants of the point of sale, by name, with their PIN if they have one. */
export function selectSecondPeople(db: Build, { companyId }: Chain, locationId: number) {
  return db
    .selectFrom("account")
    .leftJoin("staff_pin as pin", (join) =>
      join.onRef("pin.account_id", "=", "account.id").on("pin.chain_id", "=", thisChain),
    )
    .select(["account.id", "pin.account_id as code_of", staffName().as("name")])
    .where("account.is_admin", "=", false)
    .where(
      sql<boolean>`(exists (select from company_merchant as merchant
          where merchant.account_id = account.id and merchant.company_id = ${companyId})
        or exists (select from staff
          join staff_location as works on works.chain_id = staff.chain_id and works.account_id = staff.account_id
          where staff.chain_id = ${thisChain} and staff.account_id = account.id and staff.role = 'ROLE_LOCAL_MERCHANT'
            and works.location_id = ${locationId}))`,
    )
    .orderBy(accountOrder)
    .orderBy("account.id");
}

interface Shown {
  accountId: number;
  device: string | null;
  secret: string;
}

interface At {
  chain: Chain;
  locationId: number;
  realNow: Temporal.Instant;
}

/**
 * Checks the second person's PIN. The PIN counts only at an approved device of the point of sale; wrong attempts lock
 * it there, as at sign-in.
 */
async function isTheirCode(
  services: Services,
  { chain, locationId, realNow }: At,
  { accountId, secret }: Shown,
  token: string,
) {
  const { db, passwords } = services;
  const [[device]] = await db.read(chain.id, (q) => [selectDeviceAt(q, { token, locationId })]);
  if (!device) return false;
  const tried = { deviceId: device.id, accountId };
  await takePinTry(services, { chain, realNow, ...tried });
  const [[person]] = await db.read(chain.id, (q) => [
    selectSecondPeople(q, chain, locationId).select(pinHash).where("account.id", "=", accountId),
  ]);
  const matches = await passwords.matches(person?.pin_hash, secret, "known");
  if (!matches || !person) return false;
  await db.inChain(chain.id, (trx) => forgetPinTries(trx, tried).execute());
  return true;
}

/**
 * Checks the password. Attempts at a till have their own budget, so they do not use up the owner's budget in the
 * profile.
 */
async function isTheirPassword(services: Services, { accountId, secret }: Shown): Promise<boolean> {
  const who = `second person ${accountId}`;
  return (await accountPasswordProblem(services, { accountId }, secret, who)) === null;
}

/** Checks the second person's PIN or password and returns their account id. Gives one refusal for all failures. */
export async function proveSecondPerson(services: Services, at: At, proof: Shown): Promise<number> {
  const proved =
    proof.device === null
      ? await isTheirPassword(services, proof)
      : await isTheirCode(services, at, proof, proof.device);
  if (!proved) refuse("SECOND_PERSON_NOT_PROVED");
  return proof.accountId;
}
