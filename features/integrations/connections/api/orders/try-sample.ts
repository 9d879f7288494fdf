import { kronorFromOre } from "#packages/domain/money.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { parsePayload } from "../../domain/payload.ts";
import { readOrder, topicOf } from "../../domain/read-order.ts";
import { mergeOrder, noContact, noFacts, normaliseContact, refundedOre } from "../../domain/shop-order.ts";
import { selectConnections } from "../queries.ts";
import { readMapping } from "../save-connection.ts";
import { rehearseOrder } from "./rehearse-order.ts";
import { connectionIn } from "./shop-call.ts";

const emptySample = {
  state: null,
  code: null,
  field: null,
  number: "",
  amount: null,
  returnedAmount: 0,
  paidAt: null,
  ...noContact,
  member: null,
};

/**
 * Reads a pasted message of the shop and returns what would be registered, or which field is missing. Stores nothing.
 */
export async function trySample(services: Services, call: Call<"tryConnectionSample">) {
  const { chain, params, body, realNow } = call;
  const [[row]] = await services.db.read(chain.id, (q) => [
    selectConnections(q, chain.id).where("connection.id", "=", params.id),
  ]);
  const { kind, locationId, ...connection } = connectionIn(row ?? refuse("NOT_FOUND"));
  const mapping = body.mapping && kind === "GENERIC" ? readMapping(body.mapping) : connection.mapping;
  const payload = parsePayload(body.payload);
  if (!payload.ok) return { ...emptySample, result: "UNREADABLE" as const };
  const topic = body.topic?.trim() || topicOf(kind, payload.value);
  const read = readOrder({
    kind,
    mapping,
    topic,
    payload: payload.value,
    isTest: false,
    timeZone: chain.timeZone,
  });
  if (!read.ok) {
    if (read.reason !== "NOT_AN_ORDER") return { ...emptySample, result: "IGNORED" as const };
    const { field } = read;
    return { ...emptySample, result: "UNREADABLE" as const, field, code: field && "FIELD_MISSING" };
  }
  const { order } = read;
  const merged = mergeOrder(noFacts, order, { isRegistered: false, now: realNow });
  const facts = { ...merged, contact: normaliseContact(merged.contact, prefixForLanguage(chain.language)) };
  const { state, code, member } = await rehearseOrder(services, call, locationId, facts);
  return {
    result: order.purchase ? ("ORDER" as const) : ("REFUND" as const),
    state: order.purchase ? state : null,
    code: order.purchase ? code : null,
    field: facts.problem?.field ?? null,
    number: facts.number,
    amount: facts.amountOre === null ? null : kronorFromOre(facts.amountOre),
    returnedAmount: kronorFromOre(refundedOre(facts)),
    paidAt: facts.paidAt?.toString() ?? null,
    ...merged.contact,
    member: member && { membershipId: member.membershipId, firstName: member.firstName, lastName: member.lastName },
  };
}
