import { randomUUID } from "node:crypto";
import type { Club } from "../factories.ts";
import type { TestApi } from "../harness.ts";

/** The till's own, to whoever's purchase waits. */
export async function invitationTo(api: TestApi, club: Club, email: string): Promise<number> {
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const { rows } = await api.call("listInvitations", { query: { q: email } }, as);
  return rows[0]?.id as number;
}

/** A cashier's question about a large amount, as yet without its answer. */
export async function approvalOf(api: TestApi, club: Club, token: string, membershipId: string): Promise<number> {
  const purchase = { membershipId, pointOfSaleId: club.locationIds[0], amount: 60_000, amountConfirmed: true };
  const { id } = await api.call("askApproval", { body: { purchase } }, { as: token, chain: club.chain.subdomain });
  return id;
}

/** Of a file with one row, which has arrived. */
export async function importTo(api: TestApi, club: Club): Promise<number> {
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const columns = [{ heading: "E-post", field: "email" }];
  const file = { fileName: "lista.csv", fingerprint: "0".repeat(64), rows: 1, columns, choices: {} };
  const { id } = await api.call("startImport", { body: file }, as);
  await api.call("sendImportRows", { params: { id }, body: { from: 1, rows: [[`${randomUUID()}@example.com`]] } }, as);
  return id;
}

/** About a rule of points; asked again while it runs, it is the same one. */
export async function whatIfOf(api: TestApi, club: Club): Promise<number> {
  const body = { question: "EARNING", pointsPerKrona: 2, monthValidation: 12 } as const;
  return (await api.call("askWhatIf", { body }, { as: club.merchant.token, chain: club.chain.subdomain })).id;
}
