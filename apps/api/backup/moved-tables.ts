import type { Scope } from "./manifest.ts";

type Part = Exclude<Scope, { kind: "everything" }>;

/**
 * Selects the accounts of people who work for the company. Other accounts named by its rows come without sign-in data.
 */
export const staffOf = ({ companyId, chains }: Part): string =>
  `select account_id from company_merchant where company_id = ${Number(companyId)}
   union select account_id from staff where chain_id = any('{${chains.map(({ id }) => Number(id)).join()}}'::bigint[])`;

/** Tables with sign-in data of accounts. An account that exists here already keeps its own. */
export const ofAccounts = ["account_authenticator", "account_passkey", "account_recovery_code", "staff_session"];

/**
 * Tables outside the company's clubs that only a move includes, never a backup: they grant access, or record the
 * platform's access.
 */
export const onlyMoved = [...ofAccounts, "impersonation", "invitation", "invitation_token"];

/** Returns which rows of these tables a moving company brings; undefined for any other table. */
export function whereOfMoved(name: string, part: Part): string | undefined {
  const company = `company_id = ${Number(part.companyId)}`;
  const chains = `'{${part.chains.map(({ id }) => Number(id)).join()}}'::bigint[]`;
  if (name === "invitation" || name === "impersonation") return company;
  if (name === "invitation_token") return `invitation_id in (select id from invitation where ${company})`;
  if (name === "staff_session")
    return `account_id in (${staffOf(part)}) and role <> 'ROLE_ADMIN' and impersonation_id is null
      and (chain_id is null or chain_id = any(${chains}))`;
  return ofAccounts.includes(name) ? `account_id in (${staffOf(part)})` : undefined;
}
