import { checkMapping, type OrderMapping } from "../../domain/mapping.ts";
import { parsePayload } from "../../domain/payload.ts";
import { readOrder } from "../../domain/read-order.ts";
import {
  mergeOrder,
  noFacts,
  type OrderFacts,
  type OrderField,
  problemOf,
  refundedOre,
} from "../../domain/shop-order.ts";

export type ReadExample =
  | { ok: true; facts: OrderFacts; refundedOre: number }
  | { ok: false; reason: "NOT_JSON" | "UNREADABLE" | "PATHS_WRONG" | "OTHER_CURRENCY" }
  | { ok: false; reason: "FIELD_MISSING" | "FIELD_WRONG"; field: OrderField };

interface Club {
  timeZone: string;
  now: Temporal.Instant;
}

/** Reads an example of an order by a mapping, as the server reads webhooks. No member is looked up. */
export function readExample(text: string, input: OrderMapping, { timeZone, now }: Club): ReadExample {
  const checked = checkMapping(input);
  if (!checked.ok) return { ok: false, reason: "PATHS_WRONG" };
  const payload = parsePayload(text);
  if (!payload.ok) return { ok: false, reason: "NOT_JSON" };
  const { mapping } = checked;
  const read = readOrder({
    kind: "GENERIC",
    mapping,
    topic: "",
    payload: payload.value,
    isTest: false,
    timeZone,
  });
  if (!read.ok) {
    const field = read.reason === "NOT_AN_ORDER" ? read.field : null;
    return field ? { ok: false, reason: "FIELD_MISSING", field } : { ok: false, reason: "UNREADABLE" };
  }
  const facts = mergeOrder(noFacts, read.order, { isRegistered: false, now });
  const problem = problemOf(facts);
  if (!problem) return { ok: true, facts, refundedOre: refundedOre(facts) };
  if (!problem.field) return { ok: false, reason: problem.code === "OTHER_CURRENCY" ? "OTHER_CURRENCY" : "UNREADABLE" };
  return { ok: false, reason: problem.code === "FIELD_WRONG" ? "FIELD_WRONG" : "FIELD_MISSING", field: problem.field };
}
