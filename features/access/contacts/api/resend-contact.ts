import { inEvenTime } from "#features/access/sessions/api/even-time.ts";
import { chainOf } from "#features/access/sessions/api/named-chain.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { sendAccountProofAgain } from "./ask-account-contact.ts";
import { type Moments, sendProofAgain } from "./ask-member-contact.ts";
import { keepUnproved } from "./keep-unproved.ts";
import {
  deleteAccountContactChange,
  deleteContactChange,
  findAccountContactChange,
  findContactChange,
  lockAccountHolder,
  lockMemberHolder,
  selectAccountContactChanges,
  selectContactChange,
  selectReturnedEmail,
} from "./queries.ts";
import { spendProof } from "./spend-proof.ts";

/**
 * Sends a new link to a member's pending address, whether free or taken. Without a pending address, sends the link to
 * the bounced e-mail.
 */
export async function resendToMember(
  services: Services,
  chain: Chain,
  memberId: number,
  channel: Channel,
  moments: Moments,
): Promise<void> {
  const { db, config } = services;
  const [[waiting], [returned]] = await db.read(chain.id, (q) => [
    selectContactChange(q, memberId, channel),
    selectReturnedEmail(q, memberId),
  ]);
  const address = waiting?.address ?? (channel === "EMAIL" ? returned?.email : null) ?? refuse("NOT_FOUND");
  await spendProof(services, { chain, person: `member ${memberId}`, channel, address });
  await inEvenTime(() =>
    db.inChain(chain.id, async (trx) => {
      const holder = (await lockMemberHolder(trx, memberId).executeTakeFirst()) ?? refuse("NOT_FOUND");
      if (!waiting) {
        const typed = { chainId: chain.id, memberId, channel, address, accountId: null, consent: null, ...moments };
        await keepUnproved(trx, typed)
          .onConflict((same) => same.doNothing())
          .execute();
      }
      await sendProofAgain(trx, { config, chain }, holder, channel, moments);
    }),
  );
}

async function resendToAccount(services: Services, accountId: number, channel: Channel, now: Temporal.Instant) {
  const { db, config } = services;
  const waiting = await selectAccountContactChanges(db.platform, accountId)
    .where("channel", "=", channel)
    .executeTakeFirst();
  const { address } = waiting ?? refuse("NOT_FOUND");
  await spendProof(services, { chain: null, person: `account ${accountId}`, channel, address });
  await inEvenTime(() =>
    db.inPlatform(async (trx) => {
      const holder = await lockAccountHolder(trx, accountId).executeTakeFirstOrThrow();
      await sendAccountProofAgain(trx, config, holder, channel, now);
    }),
  );
}

/** Sends a new link to the caller's own pending address. */
export async function resendContact(services: Services, call: Call<"resendContact">): Promise<void> {
  const { actor, params, now, realNow } = call;
  await (actor.kind === "member"
    ? resendToMember(services, chainOf(call), actor.memberId, params.channel, { now, realNow })
    : resendToAccount(services, actor.accountId, params.channel, realNow));
}

/** Replaces an expired link by a new one to the same address. */
export async function renewContactProof(services: Services, call: Call<"renewContactProof">): Promise<void> {
  const { db } = services;
  const { hostChain: chain, params, now, realNow } = call;
  const hash = hashToken(params.token);
  if (chain) {
    const [[changeRow]] = await db.read(chain.id, (q) => [findContactChange(q, hash)]);
    const change = changeRow ?? refuse("LINK_NOT_VALID");
    return resendToMember(services, chain, change.member_id, change.channel, { now, realNow });
  }
  const change = (await findAccountContactChange(db.platform, hash).executeTakeFirst()) ?? refuse("LINK_NOT_VALID");
  await resendToAccount(services, change.account_id, change.channel, realNow);
}

/** Withdraws a pending change: the current address stays and the link no longer works. */
export async function withdrawContact({ db }: Services, call: Call<"withdrawContact">): Promise<void> {
  const { actor, params } = call;
  const withdrawn =
    actor.kind === "member"
      ? await db.inChain(chainOf(call).id, (trx) =>
          deleteContactChange(trx, actor.memberId, params.channel).executeTakeFirst(),
        )
      : await deleteAccountContactChange(db.platform, actor.accountId, params.channel).executeTakeFirst();
  if (!withdrawn) refuse("NOT_FOUND");
}
