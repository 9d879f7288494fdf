import type { Transaction } from "kysely";
import { checkPublishing } from "#features/clubs/settings/api/publishing.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { StoredStatus } from "../domain/publish-status.ts";
import type { Asking, Publishable } from "./publishable.ts";

type StatusAsked = Asking & { params: { id: number }; body: { publishStatus: StoredStatus } };

/**
 * Changes a status by the allowed steps. Locks the item, so that requests and uses do not overlap. Refuses
 * STATUS_NOT_ALLOWED, END_DATE_PASSED and missing prerequisites. Spec §4.
 */
export function setStatus<Row extends { id: number; publish_status: StoredStatus }, Shape>(
  { db }: Services,
  kind: Publishable<Row, Shape>,
  request: StatusAsked,
): Promise<Shape> {
  return db.inChain(request.chain.id, (trx) => setStatusIn(trx, kind, request));
}

/** Does the same in the caller's transaction. */
export async function setStatusIn<Row extends { id: number; publish_status: StoredStatus }, Shape>(
  trx: Transaction<DB>,
  kind: Publishable<Row, Shape>,
  request: StatusAsked,
): Promise<Shape> {
  const { chain, actor, day, params, body } = request;
  const row = await kind.hold(trx, params.id, request);
  const [from, to] = [row.publish_status, body.publishStatus];
  await checkPublishing(trx, kind.facts(row, day), to, kind.prepared);
  if (to === "ACTIVE") await kind.makeRoom?.(trx, row, request);
  await trx.updateTable(kind.table).set({ publish_status: to }).where("id", "=", row.id).execute();
  const subject = `${kind.words.subject} ${row.id}`;
  await audit(trx, chain, { accountId: actor.accountId, act: kind.words.setStatus, subject, detail: { from, to } });
  return kind.read(trx, row.id, day);
}
