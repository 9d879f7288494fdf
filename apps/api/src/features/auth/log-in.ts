import { readUsername } from "@stammis/domain/people/contact";
import { normaliseEmail } from "@stammis/domain/people/email";
import { prefixForLanguage } from "@stammis/domain/people/phone-pattern";
import type { Call } from "../../call.ts";
import { refuse, refuseFields } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { findAccountForLogin, findMemberForLogin, highestRole } from "./queries.ts";
import { openMemberSession, openStaffSession } from "./sessions.ts";

function requireBoth({ username, password }: { username: string; password: string }): void {
  refuseFields({ username: username.trim() ? null : "REQUIRED", password: password ? null : "REQUIRED" });
}

/** Staff sign in with e-mail and password; known and unknown take the same steps and time. */
export async function logIn(
  { db, limits, passwords }: Services,
  { body, realNow: now, source, userAgent }: Call<"logIn">,
) {
  requireBoth(body);
  const email = normaliseEmail(body.username);
  await limits.spend("loginPerSource", source);
  await limits.spend("loginPerAccount", `staff ${email}`);
  const account = await findAccountForLogin(db.platform, email).executeTakeFirst();
  const matches = await passwords.matches(account?.password_hash, body.password);
  if (!matches || !account) return refuse("WRONG_CREDENTIALS");
  const role = (await highestRole(db.platform, account)) ?? refuse("NO_ACCESS");
  return db.platform.transaction().execute((trx) => openStaffSession(trx, account.id, role, { now, userAgent }));
}

/** Members sign in to their chain with e-mail or phone; a bare number is read in the chain's country. */
export async function logInMember({ db, limits, passwords }: Services, call: Call<"logInMember">) {
  const { chain, body, realNow: now, source, userAgent } = call;
  requireBoth(body);
  const username = readUsername(body.username, prefixForLanguage(chain.language));
  const address = username.ok ? (username.kind === "email" ? username.email : username.phone) : body.username.trim();
  await limits.spend("loginPerSource", source);
  await limits.spend("loginPerAccount", `${chain.id} ${address}`);
  const [[member]] = await db.read(chain.id, (q) => [findMemberForLogin(q, username)]);
  const matches = await passwords.matches(member?.password_hash, body.password);
  if (!matches || !member) return refuse("WRONG_CREDENTIALS");
  return db.inChain(chain.id, (trx) => openMemberSession(trx, chain.id, member.id, { now, userAgent }));
}
