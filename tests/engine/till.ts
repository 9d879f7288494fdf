import { randomUUID } from "node:crypto";
import type { Input } from "#packages/contract/endpoint.ts";
import type { AllSchemas } from "#packages/contract/schemas.ts";
import { type Club, numberOf, signIn } from "../api/factories.ts";
import type { TestApi } from "../api/harness.ts";

export type VisitBody = Input<AllSchemas["registerPurchase"]>["body"];
export type ReturnBody = Input<AllSchemas["returnPurchase"]>["body"];
type InvitationBody = Input<AllSchemas["inviteAtTill"]>["body"];
type Correction = Input<AllSchemas["correctPoints"]>["body"];

/** Opens a till at the club's first point of sale, as its merchant unless another token is given. */
export function openTill(api: TestApi, club: Club, token?: string) {
  const as = (key: string = randomUUID()) => ({
    as: token ?? club.merchant.token,
    chain: club.chain.subdomain,
    key,
  });
  const pointOfSaleId = club.locationIds[0];
  const who = async (memberId: number) => ({ membershipId: await numberOf(api, memberId) });
  return {
    visit: async (memberId: number, body: Partial<VisitBody>, key?: string) =>
      api.call(
        "registerPurchase",
        { body: { ...(await who(memberId)), pointOfSaleId, amount: null, ...body } },
        as(key),
      ),
    bringBack: (id: number, amount: number, body: Partial<ReturnBody> = {}, key?: string) =>
      api.call(
        "returnPurchase",
        { params: { id }, body: { pointOfSaleId, amount, reason: "Ångrat köp", ...body } },
        as(key),
      ),
    undo: (id: number, key?: string) => api.call("cancelPurchase", { params: { id } }, as(key)),
    cancel: (id: number, key?: string) => api.call("cancelRedemption", { params: { id }, body: {} }, as(key)),
    correct: async (id: number, points: number, body: Partial<Correction> = {}, key?: string) =>
      api.call("correctPoints", { params: await who(id), body: { points, reason: "Förlåt", ...body } }, as(key)),
    withdraw: (id: number, key?: string) =>
      api.call("voidCorrection", { params: { id }, body: { reason: "Fel medlem" } }, as(key)),
    deduct: async (id: number, points: number, key?: string) =>
      api.call("deductPoints", { params: await who(id), body: { points, reason: "Fel medlem" } }, as(key)),
    voidDeduction: (id: number, key?: string) =>
      api.call("voidDeduction", { params: { id }, body: { reason: "Rätt ändå" } }, as(key)),
    invite: (body: Partial<InvitationBody>, key?: string) =>
      api.call("inviteAtTill", { body: { pointOfSaleId, amount: null, ...body } }, as(key)),
    withdrawPending: (id: number) => api.call("withdrawPendingPurchase", { params: { id } }, as()),
    waiting: () => api.call("listPendingPurchases", { query: {} }, as()),
    member: async (id: number) => api.call("getAtTill", { params: await who(id) }, as()),
    facts: () => api.call("getTillFacts", {}, as()),
  };
}

export type OpenTill = ReturnType<typeof openTill>;

/** Moves the clock, and signs the merchant in again, because the session has expired. */
export async function travel(api: TestApi, club: Club, to: Temporal.Instant): Promise<void> {
  api.clock.now = to;
  club.merchant.token = await signIn(api, club.merchant.accountId, "ROLE_MERCHANT");
}

/** Returns a moment by local time in Sweden. */
export const stockholm = (text: string) => Temporal.ZonedDateTime.from(`${text}[Europe/Stockholm]`).toInstant();
