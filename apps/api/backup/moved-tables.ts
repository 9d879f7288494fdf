import type { Scope } from "./manifest.ts";

type Part = Exclude<Scope, { kind: "everything" }>;

/** Who works for the company: others that its rows name come along by name alone. */
export const staffOf = ({ companyId, chains }: Part): string =>
  `select account_id from company_merchant where company_id = ${Number(companyId)}
   union select account_id from staff where chain_id = any('{${chains.map(({ id }) => Number(id)).join()}}'::bigint[])`;

/** By what somebody signs in; where they have an account already they sign in as they do there. */
export const ofAccounts = ["account_authenticator", "account_passkey", "account_recovery_code", "staff_session"];

/** Beside the company's clubs, and no part of a backup of it: what opens something, and the platform's own look at it. */
export const onlyMoved = [...ofAccounts, "impersonation", "invitation", "invitation_token"];

/** Which of their rows a company takes along that moves; undefined of any other table. */
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
