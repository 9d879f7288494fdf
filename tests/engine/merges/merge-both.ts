import { openMemberSession } from "#features/access/sessions/api/sessions.ts";
import { type Both, both, wait } from "../both.ts";
import type { ClubEvent } from "../club-events.ts";
import { pickMostly } from "../club-life.ts";
import type { ClubWorld } from "../club-world.ts";
import { merge, toMerge } from "./merge-life.ts";
import { answer, undoMerge } from "./part-life.ts";

const idOf = (world: ClubWorld, index: number) => world.memberIds[index] as number;
const merchant = ({ club }: ClubWorld) => ({ as: club.merchant.token, chain: club.chain.subdomain });

/** Merges two members on both sides, in a minute of its own, so that earlier acts do not count as later ones. */
export async function mergeBoth(sides: Both, event: Extract<ClubEvent, { kind: "MERGE" }>): Promise<void> {
  const { life, world } = sides;
  const two = toMerge(life, event);
  if (!two) return;
  const { keptIndex, otherIndex } = two;
  await wait(sides, life.now.add({ minutes: 1 }));
  const params = { id: idOf(world, keptIndex) };
  const body = { otherId: idOf(world, otherIndex), taken: event.takeEmail ? ["email" as const] : [] };
  const result = await both(
    sides,
    event,
    () => merge(life, keptIndex, otherIndex),
    (key) => world.api.call("mergeMembers", { params, body }, { ...merchant(world), key }),
  );
  if (result) result.lived.realId = result.real.mergeId;
}

export async function undoMergeBoth(sides: Both, event: Extract<ClubEvent, { kind: "UNDO_MERGE" }>): Promise<void> {
  const { life, world } = sides;
  const one = pickMostly(
    life.merges,
    event.which,
    ({ undone, kept: survivorIndex }) => !undone && !life.members[survivorIndex]?.gone,
  );
  if (!one) return;
  const params = { id: idOf(world, one.kept), mergeId: one.realId };
  const real = () => world.api.call("undoMerge", { params }, merchant(world));
  await both(sides, event, () => undoMerge(life, one), real);
}

/** Stores the member's answer about e-mail on both sides; in the product the member gives it in the app. */
export async function answerBoth(sides: Both, event: Extract<ClubEvent, { kind: "ANSWER" }>): Promise<void> {
  const { life, world } = sides;
  const { api, club } = world;
  const { token } = await api.services.db.inChain(club.chain.id, (trx) =>
    openMemberSession(trx, club.chain.id, idOf(world, event.member), { now: life.now, userAgent: "test" }),
  );
  const body = { emailNotification: event.given };
  const real = () => api.call("updateProfile", { body }, { as: token, host: club.chain.subdomain });
  await both(sides, event, () => answer(life, event), real);
}
