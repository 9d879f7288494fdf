import type { ErrorCode } from "#packages/contract/error-codes.ts";
import type { Services } from "#packages/server/request/services.ts";

/**
 * Checks the password of a signed-in user again; returns the problem or null. `who` has its own rate limit: strangers'
 * attempts do not count, and an open session cannot be used for guessing.
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

/** Like `ownPasswordProblem`, for staff, whose account is read; `who` names another rate limit. */
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
