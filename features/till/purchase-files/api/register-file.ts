import { hash } from "node:crypto";
import { findAtTill } from "#features/till/register/api/find-at-till.ts";
import { countLookUp } from "#features/till/register/api/look-up.ts";
import { exactlyIn } from "#features/till/register/api/queries.ts";
import { registerOnce } from "#features/till/register/api/register-purchase.ts";
import { earlierMoment } from "#features/till/register/api/visits/visit-moment.ts";
import { purchaseBody } from "#features/till/register/contract/visit-shapes.ts";
import { decodeText } from "#packages/domain/csv/decode-text.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Call } from "#packages/server/request/call.ts";
import { Refusal, refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import {
  type FilePurchase,
  type PurchaseFileColumn,
  type ReadRow,
  readPurchaseFile,
  type rowOutcomes,
} from "../domain/purchase-file.ts";

type Registering = Call<"registerPurchaseFile">;

/** The rows of a file that are registered at the same time. */
const concurrency = 4;

/** Returns the idempotency key of a receipt, which is the same in every file. */
function keyOf(pointOfSaleId: number, receipt: string): string {
  const digits = hash("sha256", `purchase file ${pointOfSaleId} ${receipt}`, "hex");
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

/** Returns the point of sale of a file: the given one, or the only one of the key. */
function placeOf({ actor, query }: Registering): number {
  const [own, ...others] = actor.locationIds ?? [];
  const pointOfSaleId = query.pointOfSaleId ?? (others.length === 0 ? own : undefined);
  if (pointOfSaleId === undefined) return refuseFields({ pointOfSaleId: "REQUIRED" }) as never;
  if (actor.locationIds && !actor.locationIds.includes(pointOfSaleId)) refuse("OTHER_LOCATION");
  return pointOfSaleId;
}

/** Finds the membership number of a row's member. Refuses NOT_FOUND, and what a search at the till refuses. */
async function findMember(services: Services, call: Registering, member: string): Promise<string> {
  if (!exactlyIn(member, call.chain)) refuse("NOT_FOUND");
  const [match] = await findAtTill(services, { ...call, query: { q: member } });
  return match?.membershipId ?? refuse("NOT_FOUND");
}

async function registerRow(services: Services, call: Registering, pointOfSaleId: number, purchase: FilePurchase) {
  try {
    const membershipId = await findMember(services, call, purchase.member);
    const amount = kronorFromOre(purchase.amountOre);
    const body = purchaseBody.parse({ membershipId, pointOfSaleId, amount });
    const idempotencyKey = keyOf(pointOfSaleId, purchase.receipt);
    return await registerOnce(services, { ...call, body, idempotencyKey }, () =>
      earlierMoment(call, purchase.visitedAt),
    );
  } catch (error) {
    // The refusal shows whether the member exists, so it counts as a look-up.
    if (error instanceof Refusal) await countLookUp(services, call);
    throw error;
  }
}

interface RowAnswer {
  row: number;
  receipt: string;
  outcome: (typeof rowOutcomes)[number];
  purchaseId: number | null;
  code: string | null;
  column: PurchaseFileColumn | null;
}

async function answerRow(services: Services, call: Registering, place: number, read: ReadRow): Promise<RowAnswer> {
  const refused = { outcome: "REFUSED", purchaseId: null } as const;
  if (!read.ok) return { ...read.wrong, ...refused };
  const { row, receipt } = read.purchase;
  try {
    const { answer, isRepeated } = await registerRow(services, call, place, read.purchase);
    const outcome = isRepeated ? "REPEATED" : "REGISTERED";
    return { row, receipt, outcome, purchaseId: answer.purchaseId, code: null, column: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { row, receipt, ...refused, code: error.code, column: null };
  }
}

/**
 * Registers the purchases of a file, each in its own transaction. A refused row does not stop the others. Refuses
 * PURCHASE_FILE_UNREADABLE, PURCHASE_FILE_TOO_LONG, OTHER_LOCATION, and REQUIRED without a point of sale.
 */
export async function registerPurchaseFile(services: Services, call: Registering) {
  const place = placeOf(call);
  const read = readPurchaseFile(decodeText(call.file), call.chain.timeZone);
  if (!read.ok) return refuse(read.reason === "TOO_LONG" ? "PURCHASE_FILE_TOO_LONG" : "PURCHASE_FILE_UNREADABLE");
  // Rows of one receipt follow each other, so that the first is registered and the others are repeated.
  const receipts = Map.groupBy(read.rows, (each) => (each.ok ? each.purchase.receipt : each.wrong.receipt)).values();
  const answers: RowAnswer[] = [];
  const work = async () => {
    for (const rows of receipts) for (const row of rows) answers.push(await answerRow(services, call, place, row));
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { rows: answers.toSorted((one, other) => one.row - other.row) };
}
