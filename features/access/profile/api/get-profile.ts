import { selectAccountContactChanges } from "#features/access/contacts/api/queries.ts";
import { chainOf } from "#features/access/sessions/api/named-chain.ts";
import { balanceOn } from "#features/loyalty/points/domain/ledger.ts";
import { profileOf, selectProfile, selectProfileParts } from "#features/members/directory/api/queries.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import { allChains } from "#packages/server/db/database.ts";
import type { AccountActor, Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectAccount } from "./queries.ts";

/** Returns the session's language and role, and its token. */
export async function getSession({ db }: Services, call: Call<"getSession">) {
  const { actor } = call;
  const [row] =
    actor.kind === "member"
      ? (await db.read(chainOf(call).id, (q) => [selectProfile(q, actor.memberId)]))[0]
      : await selectAccount(db.platform, actor.accountId).execute();
  return { language: row?.language ?? call.language, role: actor.role, token: actor.token };
}

async function accountDetails({ db }: Services, { accountId, role }: AccountActor) {
  const [[account], waiting] = await db.read(allChains, (q) => [
    selectAccount(q, accountId),
    selectAccountContactChanges(q, accountId),
  ]);
  if (!account) return refuse("NOT_SIGNED_IN");
  return {
    id: account.id,
    membershipId: "",
    firstName: account.first_name,
    lastName: account.last_name,
    email: account.email,
    phone: account.phone,
    language: account.language,
    address: { street: "", zipCode: "", city: "" },
    birthday: null,
    gender: null,
    pendingEmail: waiting.find(({ channel }) => channel === "EMAIL")?.address ?? null,
    pendingPhone: waiting.find(({ channel }) => channel === "SMS")?.address ?? null,
    unsentProofs: waiting.flatMap(({ channel, unsent }) => (unsent ? [channel] : [])),
    emailNotification: false,
    emailBounced: false,
    phoneNotification: false,
    optedOut: [],
    clubPoints: 0,
    stampcardUsage: [],
    stampcardCouponUsage: [],
    authority: role,
    pointsOfSaleIds: [],
  };
}

/** Returns the caller's profile; fields of members are empty for staff. */
export async function getDetails(services: Services, call: Call<"getDetails">) {
  const { actor, now } = call;
  if (actor.kind === "account") return accountDetails(services, actor);
  const chain = chainOf(call);
  const day = clubDay(chain, now);
  const [[profile], lots, cards, rewards] = await services.db.read(chain.id, (q) =>
    selectProfileParts(q, actor.memberId, day.today),
  );
  return profile
    ? profileOf(profile, { balance: balanceOn(lots, day.today), cards, rewards, day })
    : refuse("NOT_FOUND");
}
