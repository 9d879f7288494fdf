import { inEvenTime } from "#features/access/sessions/api/even-time.ts";
import { memberKnowsDevice, rememberMemberDevice } from "#features/access/sessions/api/known-devices.ts";
import { typedAddress } from "#features/access/sessions/api/login-tries.ts";
import { findMemberForLogin } from "#features/access/sessions/api/queries.ts";
import { openMemberSession } from "#features/access/sessions/api/sessions.ts";
import { readUsername } from "#packages/domain/people/contact.ts";
import { foldedAddress } from "#packages/domain/people/folded-address.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { readSignInCode } from "../domain/sign-in-code.ts";
import { codeHash } from "./code-hash.ts";

type SigningIn = Call<"signInByCode">;

/** Counts an attempt. A known device has its own budget, so that guesses from elsewhere do not lock its owner out. */
async function spendTry(
  { limits }: Services,
  { chain, source, device }: SigningIn,
  { typed, deviceKnown }: { typed: string; deviceKnown: boolean },
) {
  const address = `${chain.id} ${foldedAddress(typed)}`;
  if (!deviceKnown) await limits.spendSource("loginPerSource", source);
  await limits.spend("signInCodeTries", deviceKnown ? `${address} ${device.token}` : address);
}

async function open(services: Services, call: SigningIn, memberId: number | undefined, code: string | null) {
  const { chain, realNow: now, userAgent, device } = call;
  if (memberId === undefined || code === null) return refuse("WRONG_SIGN_IN_CODE");
  const hash = await codeHash(services, chain.id, memberId, code);
  return services.db.inChain(chain.id, async (trx) => {
    const used = await trx
      .updateTable("member_token")
      .set({ used_at: now })
      .where("token_hash", "=", hash)
      .where("member_id", "=", memberId)
      .where("used_at", "is", null)
      .where("expires_at", ">", now)
      .returning("member_id")
      .executeTakeFirst();
    if (!used) return refuse("WRONG_SIGN_IN_CODE");
    return {
      session: await openMemberSession(trx, chain.id, memberId, { now, userAgent }),
      deviceToken: await rememberMemberDevice(trx, chain.id, memberId, { device, now }),
    };
  });
}

/** Signs a member in by the code that was sent to their e-mail or phone. A code counts once. Product §6. */
export async function signInByCode(services: Services, call: SigningIn) {
  const { chain, body, device } = call;
  refuseFields({
    username: body.username.trim() ? null : "REQUIRED",
    code: body.code.trim() ? null : "REQUIRED",
  });
  const username = readUsername(body.username, prefixForLanguage(chain.language));
  const [[member]] = await services.db.read(chain.id, (q) => [
    findMemberForLogin(q, username).select(memberKnowsDevice(device).as("knows_device")),
  ]);
  const typed = typedAddress(username, body.username);
  await spendTry(services, call, { typed, deviceKnown: member?.knows_device ?? false });
  // The addresses of a demonstration are public.
  const isOpen = !chain.isDemo || services.config.demonstration;
  const opened = await inEvenTime(() =>
    open(services, call, isOpen ? member?.id : undefined, readSignInCode(body.code)),
  );
  device.keep(opened.deviceToken);
  return opened.session;
}
