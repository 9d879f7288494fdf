import type { ErrorCode } from "#packages/contract/error-codes.ts";
import type { Services } from "#packages/server/request/services.ts";

/**
 * What is wrong with the password somebody signed in gives again; null when nothing is. `who` has a budget of its own:
 * strangers at the log-in cannot use it up, and a session left open is no second place to guess at.
 */
export async function ownPasswordProblem(
  { limits, passwords }: Services,
  who: string,
  stored: string | null | undefined,
  password: string,
): Promise<ErrorCode | null> {
  if (!password) return "REQUIRED";
  await limits.spend("ownPassword", who);
  return (await passwords.matches(stored, password, "known")) ? null : "WRONG_PASSWORD";
}

/** The same for staff, whose account is read for it; `who` names another budget. */
export async function accountPasswordProblem(
  services: Services,
  { accountId }: { accountId: number },
  password: string,
  who = `account ${accountId}`,
): Promise<ErrorCode | null> {
  const account = await services.db.platform
    .selectFrom("account")
    .select("password_hash")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return ownPasswordProblem(services, who, account?.password_hash, password);
}
