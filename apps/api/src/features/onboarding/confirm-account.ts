import { normaliseName } from "@stammis/domain/people/names";
import type { Transaction } from "kysely";
import type { Call } from "../../call.ts";
import type { DB } from "../../db/types.ts";
import { refuse, refuseFields } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { hashToken } from "../../tokens.ts";
import { enterAccount } from "../auth/enter-account.ts";
import { checkNewPassword } from "../auth/new-password.ts";
import { highestRole } from "../auth/queries.ts";
import { live } from "./get-sign-up.ts";
import { acceptDocument } from "./platform-documents.ts";
import { closeActivations, findActivation } from "./queries.ts";

async function setPassword(
  trx: Transaction<DB>,
  accountId: number,
  { body, realNow: now }: Call<"confirmSignUp">,
  passwordHash: string,
) {
  await trx
    .updateTable("account")
    .set({
      password_hash: passwordHash,
      confirmed_at: now,
      ...(body.firstName && { first_name: normaliseName(body.firstName) }),
      ...(body.lastName && { last_name: normaliseName(body.lastName) }),
      ...(body.language && { language: body.language }),
    })
    .where("id", "=", accountId)
    .execute();
  await closeActivations(trx, accountId, now).execute();
  await acceptDocument(trx, accountId, "PRIVACY_POLICY", now);
  if (body.termsOfMembership) await acceptDocument(trx, accountId, "TERMS_OF_SERVICE", now);
}

/** Sets the password of the invited or signed-up account behind a link, and signs it in as a log-in would. */
export async function confirmAccount(services: Services, call: Call<"confirmSignUp">) {
  const { db, passwords } = services;
  const { body, params, realNow: now, userAgent, device } = call;
  refuseFields({ privacyPolicy: body.privacyPolicy ? null : "PRIVACY_POLICY_REQUIRED" });
  checkNewPassword(body);
  const hash = hashToken(params.id);
  const { id: accountId } = live(await findActivation(db.platform, hash).executeTakeFirst(), now);
  const passwordHash = await passwords.hash(body.password);
  const account = await db.platform.transaction().execute(async (trx) => {
    // Of several links to one account used at once, one finds itself unused.
    await trx.selectFrom("account").select("id").where("id", "=", accountId).forUpdate().execute();
    const account = live(await findActivation(trx, hash).executeTakeFirst(), now);
    if (!(await highestRole(trx, account))) refuse("LINK_NOT_VALID");
    await setPassword(trx, account.id, call, passwordHash);
    return account;
  });
  return enterAccount(services, account, { device, now, userAgent });
}
