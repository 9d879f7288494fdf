import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Transaction } from "kysely";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type Added, addFactor } from "./add-factor.ts";
import { type Step, updateStep, WrongTry, withStep } from "./steps.ts";

/** Loaded on first use of a passkey, because the library has three hundred files. */
const webAuthn = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256, which every passkey supports. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Passkeys belong to the configured host, not to the request's; the back office may have two more hosts. */
function site({ publicUrl }: Config) {
  const { protocol, host, hostname, origin } = publicUrl;
  return { rpID: hostname, origins: [origin, `${protocol}//app.${host}`, `${protocol}//www.${host}`] };
}

type BrowserJson = Record<string, unknown>;
const asJson = (options: object): BrowserJson => ({ ...options });

const ownPasskeys = (trx: Transaction<DB>, accountId: number) =>
  trx
    .selectFrom("account_passkey")
    .select(["id", "credential_id", "public_key", "counter", "transports"])
    .where("account_id", "=", accountId);

/** Returns the browser's options for a new passkey. */
export function startPasskey(services: Services, { body, realNow: now }: Call<"startPasskey">) {
  return withStep(services, { token: body.step, purposes: ["SET_UP", "CHANGE"], now }, async (trx, step) => {
    const own = await ownPasskeys(trx, step.account_id).execute();
    const options = await (await webAuthn()).generateRegistrationOptions({
      rpName: "Stammis",
      rpID: site(services.config).rpID,
      userID: new TextEncoder().encode(String(step.account_id)),
      userName: step.email,
      userDisplayName: `${step.first_name} ${step.last_name}`.trim() || step.email,
      excludeCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
      supportedAlgorithmIDs,
      authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
    });
    await updateStep(trx, step.token_hash, { passkey_challenge: options.challenge });
    return asJson(options);
  });
}

/** Verifies the browser's response; returns null unless it matches the challenge of this step. */
async function registered(config: Config, { passkey_challenge: expectedChallenge }: Step, response: BrowserJson) {
  if (expectedChallenge === null) return null;
  const { rpID, origins } = site(config);
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: rpID,
      supportedAlgorithmIDs,
      requireUserVerification: false,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    // The library throws for every invalid response.
    return null;
  }
}

export async function addPasskey(services: Services, call: Call<"addPasskey">): Promise<Added> {
  const name = call.body.name.trim();
  refuseFields({ name: name ? null : "REQUIRED" });
  return addFactor(services, call, "passkeyAdded", async (trx, step) => {
    const credential = await registered(services.config, step, call.body.passkey);
    if (!credential) return new WrongTry("PASSKEY_NOT_ACCEPTED");
    const passkeyRow = await trx
      .insertInto("account_passkey")
      .values({
        account_id: step.account_id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
        created_at: call.realNow,
      })
      .onConflict((on) => on.column("credential_id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!passkeyRow) return new WrongTry("PASSKEY_NOT_ACCEPTED");
    await updateStep(trx, step.token_hash, { passkey_challenge: null });
    return name;
  });
}

/** Returns the browser's options for a sign-in with a passkey. */
export function askForPasskey(services: Services, { body, realNow: now }: Call<"askForPasskey">) {
  return withStep(services, { token: body.step, purposes: ["SIGN_IN"], now }, async (trx, step) => {
    const own = await ownPasskeys(trx, step.account_id).execute();
    const options = await (await webAuthn()).generateAuthenticationOptions({
      rpID: site(services.config).rpID,
      allowCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
      userVerification: "preferred",
    });
    await updateStep(trx, step.token_hash, { passkey_challenge: options.challenge });
    return asJson(options);
  });
}

/** Verifies a signature by one of the account's passkeys for this step's challenge, once. */
export async function takePasskey(
  trx: Transaction<DB>,
  config: Config,
  step: Step,
  response: BrowserJson,
  now: Temporal.Instant,
): Promise<boolean> {
  const own = await ownPasskeys(trx, step.account_id)
    .where("credential_id", "=", String(response.id))
    .executeTakeFirst();
  if (!own || step.passkey_challenge === null) return false;
  const { rpID, origins } = site(config);
  const { verifyAuthenticationResponse } = await webAuthn();
  const checked = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: step.passkey_challenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
    credential: { id: own.credential_id, publicKey: new Uint8Array(own.public_key), counter: own.counter },
    requireUserVerification: false,
  }).catch(() => null);
  if (!checked?.verified) return false;
  await trx
    .updateTable("account_passkey")
    .set({ counter: checked.authenticationInfo.newCounter, last_used_at: now })
    .where("id", "=", own.id)
    .execute();
  return true;
}

export async function renamePasskey({ db }: Services, { actor, params, body }: Call<"renamePasskey">): Promise<void> {
  const name = body.name.trim();
  refuseFields({ name: name ? null : "REQUIRED" });
  const renamed = await db.platform
    .updateTable("account_passkey")
    .set({ name })
    .where("id", "=", params.id)
    .where("account_id", "=", actor.accountId)
    .returning("id")
    .executeTakeFirst();
  if (!renamed) refuse("NOT_FOUND");
}
