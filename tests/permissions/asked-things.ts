import { randomUUID } from "node:crypto";
import { type Club, makeMember, makeStaff } from "../api/factories.ts";
import type { TestApi } from "../api/harness.ts";

/** The till's own, to whoever's purchase waits. */
export async function invitationTo(api: TestApi, club: Club, email: string): Promise<number> {
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const { rows } = await api.call("listInvitations", { query: { q: email } }, as);
  return rows[0]?.id as number;
}

/** A cashier's question about a large amount, as yet without its answer. */
async function approvalOf(api: TestApi, club: Club, token: string, membershipId: string): Promise<number> {
  const purchase = { membershipId, pointOfSaleId: club.locationIds[0], amount: 60_000, amountConfirmed: true };
  const { id } = await api.call("askApproval", { body: { purchase } }, { as: token, chain: club.chain.subdomain });
  return id;
}

/** Of a file with one row, which has arrived. */
async function importTo(api: TestApi, club: Club): Promise<number> {
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const columns = [{ heading: "E-post", field: "email" }];
  const file = { fileName: "lista.csv", fingerprint: "0".repeat(64), rows: 1, columns, choices: {} };
  const { id } = await api.call("startImport", { body: file }, as);
  await api.call("sendImportRows", { params: { id }, body: { from: 1, rows: [[`${randomUUID()}@example.com`]] } }, as);
  return id;
}

/** About a rule of points; asked again while it runs, it is the same one. */
async function whatIfOf(api: TestApi, club: Club): Promise<number> {
  const body = { question: "EARNING", pointsPerKrona: 2, monthValidation: 12 } as const;
  return (await api.call("askWhatIf", { body }, { as: club.merchant.token, chain: club.chain.subdomain })).id;
}

/** A local merchant's request to merge a member with a new one, which waits for its answer. */
async function mergeRequestOf(api: TestApi, club: Club, memberId: number): Promise<number> {
  const { memberId: otherId } = await makeMember(api, club, { home_location_id: club.locationIds[0] });
  const { token } = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [...club.locationIds]);
  const body = { otherId, taken: [] };
  return (await api.call("askMerge", { params: { id: memberId }, body }, { as: token, chain: club.chain.subdomain }))
    .id;
}

/** What a cashier, a local merchant and the merchant have asked for, as yet without an answer. */
export const askedThingsOf = async (
  api: TestApi,
  club: Club,
  cashier: string,
  { memberId, membershipId }: { memberId: number; membershipId: string },
) => ({
  approvalId: await approvalOf(api, club, cashier, membershipId),
  mergeRequestId: await mergeRequestOf(api, club, memberId),
  importId: await importTo(api, club),
  whatIfId: await whatIfOf(api, club),
});
