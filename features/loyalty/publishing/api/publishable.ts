import type { Transaction } from "kysely";
import type { PreparedAct } from "#features/clubs/settings/domain/prerequisites.ts";
import type { TrailAct } from "#packages/domain/acts.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain, StaffActor } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import { checkVersion, lastEdit } from "#packages/server/request/versions.ts";
import { isOver, type PublishFacts, type StoredStatus } from "../domain/publish-status.ts";

/** Who asks, in which club, on what day. */
export interface Asking {
  chain: Chain;
  actor: StaffActor;
  day: ClubDay;
}

type Held = { id: number; publish_status: StoredStatus };

/** What is drafted, published and ended: a coupon, a stamp card, a campaign. Each says here what is its own. */
export interface Publishable<Row extends Held, Shape> {
  table: "campaign" | "coupon" | "stamp_card";
  /** In the trail. */
  words: { subject: string; update: TrailAct; setStatus: TrailAct; remove: TrailAct };
  /** What its club must have before it is ACTIVE. */
  prepared: PreparedAct;
  /** Holds its row against whoever would change or use it; refuses NOT_FOUND, and what is not the caller's. */
  hold: (trx: Transaction<DB>, id: number, asking: Asking) => Promise<Row>;
  facts: (row: Row, day: ClubDay) => PublishFacts;
  /** As merchants see it. */
  read: (trx: Transaction<DB>, id: number, day: ClubDay) => Promise<Shape>;
  /** Others of its kind that its activation ends or forbids. */
  makeRoom?: (trx: Transaction<DB>, row: Row, asking: Asking) => Promise<void>;
}

export const publishable = <Row extends Held, Shape>(kind: Publishable<Row, Shape>) => kind;

/** Holds it for a change; refuses what is over. */
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

/** The same for its editor: it is still what the editor began from, where that is said. */
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
