import { readUsername } from "#packages/domain/people/contact.ts";
import { normaliseEmail } from "#packages/domain/people/email.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { enterAccount } from "./enter-account.ts";
import { accountKnowsDevice, memberKnowsDevice, rememberMemberDevice } from "./known-devices.ts";
import { spendLoginTry, typedAddress } from "./login-tries.ts";
import { findAccountForLogin, findMemberForLogin } from "./queries.ts";
import { openMemberSession } from "./sessions.ts";

function requireBoth({ username, password }: { username: string; password: string }): void {
  refuseFields({ username: username.trim() ? null : "REQUIRED", password: password ? null : "REQUIRED" });
}

/** Signs staff in with e-mail and password; known and unknown addresses take the same steps and time. */
export async function logIn(services: Services, { body, realNow: now, source, userAgent, device }: Call<"logIn">) {
  requireBoth(body);
  const { db, config, passwords } = services;
  const email = normaliseEmail(body.username);
  const account = await findAccountForLogin(db.platform, email)
    .select(["is_demo", accountKnowsDevice(device).as("knows_device")])
    .executeTakeFirst();
  const deviceKnown = account?.knows_device ?? false;
  await spendLoginTry(services, { account: `staff ${email}`, deviceKnown, device, source });
  // Public demo passwords are refused on servers that others can reach, even for accounts added after the start.
  const stored = account?.is_demo && !config.demonstration ? null : account?.password_hash;
  const matches = await passwords.matches(stored, body.password, deviceKnown ? "known" : "stranger");
  if (!matches || !account) return refuse("WRONG_CREDENTIALS");
  return enterAccount(services, account, { device, now, userAgent });
}

/** Signs members in to their chain with e-mail or phone; a national number belongs to the chain's country. */
export async function logInMember(services: Services, call: Call<"logInMember">) {
  const { chain, body, realNow: now, source, userAgent, device } = call;
  requireBoth(body);
  const { db, config, passwords } = services;
  const username = readUsername(body.username, prefixForLanguage(chain.language));
  const address = typedAddress(username, body.username);
  const [[member]] = await db.read(chain.id, (q) => [
    findMemberForLogin(q, username).select(memberKnowsDevice(device).as("knows_device")),
  ]);
  const deviceKnown = member?.knows_device ?? false;
  await spendLoginTry(services, { account: `${chain.id} ${address}`, deviceKnown, device, source });
  const stored = chain.isDemo && !config.demonstration ? null : member?.password_hash;
  const matches = await passwords.matches(stored, body.password, deviceKnown ? "known" : "stranger");
  if (!matches || !member) return refuse("WRONG_CREDENTIALS");
  const { session, deviceToken } = await db.inChain(chain.id, async (trx) => ({
    session: await openMemberSession(trx, chain.id, member.id, { now, userAgent }),
    deviceToken: await rememberMemberDevice(trx, chain.id, member.id, { device, now }),
  }));
  device.keep(deviceToken);
  return session;
}
