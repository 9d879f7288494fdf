import type { Language } from "@stammis/domain/clubs/languages";
import type { Call, Chain } from "../../call.ts";
import { refuse } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { hashToken } from "../../tokens.ts";
import { availableCredits, spendPublicSms } from "../auth/public-sms.ts";
import { type Recipient, recipientOf } from "../messages/content.ts";
import { unused } from "./get-sign-up.ts";
import { sendActivation } from "./invite-account.ts";
import { findActivation, findSignUp, selectClubOfStaff } from "./queries.ts";
import { spendSignUp } from "./sign-up-limits.ts";
import { startSignUp } from "./start-sign-up.ts";

async function renewMember(
  services: Services,
  chain: Chain,
  { params, source, now, realNow }: Call<"renewSignUp">,
): Promise<void> {
  const { db, config } = services;
  const [[found]] = await db.read(chain.id, (q) => [findSignUp(q, hashToken(params.id))]);
  const { email, phone, location_id: locationId, language, invited_by: invitedBy } = unused(found);
  const to = recipientOf({ email, phone }) as Recipient;
  await spendSignUp(services, "renewal", `${chain.id} ${to.address}`, source);
  if (to.medium === "SMS") await spendPublicSms(services, chain, "renewal", await availableCredits(services, chain));
  const signUp = { contact: { email, phone, to }, locationId, language: language as Language, invitedBy, now, realNow };
  await db.inChain(chain.id, (trx) => startSignUp(trx, { config, chain }, signUp));
}

async function renewAccount(services: Services, { params, source, realNow: now }: Call<"renewSignUp">): Promise<void> {
  const account = unused(await findActivation(services.db.platform, hashToken(params.id)).executeTakeFirst());
  if (account.confirmed_at) refuse("LINK_NOT_VALID");
  await spendSignUp(services, "renewal", `staff ${account.email}`, source);
  await services.db.platform.transaction().execute(async (trx) => {
    const club = await selectClubOfStaff(trx, account.id).executeTakeFirst();
    await sendActivation(trx, services.config, {
      phrase: club ? "staffInvitation" : "merchantActivation",
      account: { id: account.id, email: account.email, language: account.language as Language },
      name: club?.commercial_name ?? "Stammis",
      now,
      sandbox: club?.sandbox ?? false,
    });
  });
}

/** A link that has run out offers a new one on the spot, sent to the same address. */
export async function renewSignUp(services: Services, call: Call<"renewSignUp">): Promise<void> {
  await (call.hostChain ? renewMember(services, call.hostChain, call) : renewAccount(services, call));
}
