import type { Transaction } from "kysely";
import type { PreparedAct } from "#features/clubs/settings/domain/prerequisites.ts";
import type { TrailAct } from "#packages/domain/acts.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain, StaffActor } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import { checkVersion, lastEdit } from "#packages/server/request/versions.ts";
import { isOver, type PublishFacts, type StoredStatus } from "../domain/publish-status.ts";

/** The chain, the actor and the day of a request. */
export interface Asking {
  chain: Chain;
  actor: StaffActor;
  day: ClubDay;
}

type Held = { id: number; publish_status: StoredStatus };

/**
 * A kind of item that staff draft, publish and end: coupon, stamp card or campaign. The object holds the differences
 * between kinds.
 */
export interface Publishable<Row extends Held, Shape> {
  table: "campaign" | "coupon" | "stamp_card";
  /** The names of the item and its acts in the audit trail. */
  words: { subject: string; update: TrailAct; setStatus: TrailAct; remove: TrailAct };
  /** The settings that the club must have before an item can be ACTIVE. */
  prepared: PreparedAct;
  /** Locks the item's row against changes and use. Refuses NOT_FOUND and rows that the caller may not change. */
  hold: (trx: Transaction<DB>, id: number, asking: Asking) => Promise<Row>;
  facts: (row: Row, day: ClubDay) => PublishFacts;
  /** Reads the item in the shape for merchants. */
  read: (trx: Transaction<DB>, id: number, day: ClubDay) => Promise<Shape>;
  /** Ends other items of the same kind, or refuses the activation, when this item is activated. */
  makeRoom?: (trx: Transaction<DB>, row: Row, asking: Asking) => Promise<void>;
}

export const publishable = <Row extends Held, Shape>(kind: Publishable<Row, Shape>) => kind;

/** Locks an item for a change; refuses an ended one. */
export async function holdChangeable<Row extends Held>(
  kind: Publishable<Row, unknown>,
  trx: Transaction<DB>,
  id: number,
  asking: Asking,
): Promise<Row> {
  const row = await kind.hold(trx, id, asking);
  if (isOver(kind.facts(row, asking.day))) refuse("STATUS_NOT_ALLOWED");
  return row;
}

/** Locks an item for its editor. If a version is given, refuses an item changed since. */
export async function holdForEdit<Row extends Held, Shape extends { version: string }>(
  kind: Publishable<Row, Shape>,
  trx: Transaction<DB>,
  id: number,
  { began, ...asking }: Asking & { began: string | undefined },
): Promise<Row> {
  const row = await holdChangeable(kind, trx, id, asking);
  if (began === undefined) return row;
  const present = await kind.read(trx, id, asking.day);
  const { subject, update } = kind.words;
  await checkVersion(began, { version: present.version, present }, () =>
    lastEdit(trx, asking.chain, `${subject} ${id}`, update),
  );
  return row;
}
