import { clubDay } from "@stammis/domain/clubs/club-day";
import { balanceOn } from "@stammis/domain/points/ledger";
import type { AccountActor, Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { chainOf } from "../auth/named-chain.ts";
import { selectAccountContactChanges } from "../contacts/queries.ts";
import { profileOf, selectProfile, selectProfileParts } from "../members/queries.ts";
import { selectAccount } from "./queries.ts";

/** Language and role of the session, and the token presented. */
export async function getSession({ db }: Services, call: Call<"getSession">) {
  const { actor } = call;
  const [row] =
    actor.kind === "member"
      ? (await db.read(chainOf(call).id, (q) => [selectProfile(q, actor.memberId)]))[0]
      : await selectAccount(db.platform, actor.accountId).execute();
  return { language: row?.language ?? call.language, role: actor.role, token: actor.token };
}

async function accountDetails({ db }: Services, { accountId, role }: AccountActor) {
  const [[account], waiting] = await db.readAll((q) => [
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

/** The caller's profile; the consumer's fields are empty for staff. */
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
