import { randomUUID } from "node:crypto";
import { linkTo } from "../api/messages/sent-messages.ts";
import { agree, type Both, both } from "./both.ts";
import type { ClubEvent } from "./club-events.ts";
import { type LifeMember, present } from "./club-life.ts";
import type { ClubWorld } from "./club-world.ts";
import { type Inviting, invite, invitedBy, join, joining, possibleWith } from "./coming-life.ts";

/** Invites a guest at the till, with a purchase. */
export async function inviteBoth(sides: Both, invitation: Inviting): Promise<void> {
  const { life, world } = sides;
  const event = possibleWith(life, invitation);
  const whom = invitedBy(life, event, `${randomUUID()}@example.com`);
  const body = {
    email: whom.email,
    amountConfirmed: true,
    amount: event.amountOre === null ? null : event.amountOre / 100,
    stamps: event.stamps.flatMap((stamps, index) =>
      stamps > 0 ? [{ stampcardId: world.cardIds[index] as number, stamps }] : [],
    ),
    campaignIds: event.campaign ? [world.campaignId] : [],
  };
  const result = await both(
    sides,
    event,
    () => invite(life, event, whom),
    (key) => world.till.invite(body, key),
  );
  if (!result) return;
  const { waitsThrough, waitingPoints } = result.real;
  agree("the answer to an invitation", { waitsThrough, waitingPoints }, result.lived);
}

/** Joins by the link of a new invitation; returns the member's id. */
async function joinByLink({ api, club, chainId }: ClubWorld, email: string): Promise<number> {
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  await api.call("inviteMember", { body: { email } }, as);
  const password = "nyttord77";
  const body = { password, confirmPassword: password, termsOfMembership: true, privacyPolicy: true };
  const { token } = await linkTo(api, email);
  await api.call("confirmSignUp", { params: { id: token }, body }, { host: club.chain.subdomain });
  const { rows } = await api.owner.query("select id from member where chain_id = $1 and email = $2", [chainId, email]);
  return Number(rows[0].id);
}

/** Lets an invited guest join on both sides; the pending purchases get the product's ids. */
export async function joinBoth(sides: Both, event: Extract<ClubEvent, { kind: "JOIN" }>): Promise<void> {
  const { life, world } = sides;
  const whom = joining(life, event.which);
  if (!whom) return;
  const result = await both(
    sides,
    event,
    () => join(life, whom),
    () => joinByLink(world, whom.email),
  );
  if (!result) return;
  world.memberIds.push(result.real);
  world.emails.push(whom.email);
  const { rows } = await world.api.owner.query(
    "select id from purchase where chain_id = $1 and member_id = $2 order by id",
    [world.chainId, result.real],
  );
  agree("the purchases that waited", rows.length, result.lived.length);
  for (const [index, visit] of result.lived.entries()) visit.realId = Number(rows[index].id);
  if (rows.length > 0) sides.counts.set("CLAIM", (sides.counts.get("CLAIM") ?? 0) + rows.length);
}

/** Erases a member of the club; the rows stay. */
export async function eraseBoth(sides: Both, event: Extract<ClubEvent, { kind: "ERASE" }>): Promise<void> {
  const { life, world } = sides;
  if (present(life).length < 2) return;
  const as = { as: world.club.merchant.token, chain: world.club.chain.subdomain };
  const params = { id: world.memberIds[event.member] as number };
  const lived = () => {
    (life.members[event.member] as LifeMember).gone = "ERASED";
  };
  await both(sides, event, lived, () => world.api.call("removeMember", { params }, as));
}
