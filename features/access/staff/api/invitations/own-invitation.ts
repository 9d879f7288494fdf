import type { InvitationRow } from "./queries.ts";

/** Returns an invitation as the invited person sees it: inviter, place and role. */
export function ownInvitationOf(row: InvitationRow) {
  const opensCompany = row.trial_ends_on === null;
  return {
    id: row.id,
    role: row.role,
    from: row.chain_id ? ("CLUB" as const) : row.invited_by ? ("PLATFORM" as const) : ("SELF" as const),
    clubName: row.commercial_name,
    companyName: row.company_name,
    pointsOfSale: row.locations,
    invitedBy: row.chain_id ? row.inviter : "",
    invitedAt: row.created_at.toString(),
    sandbox: row.sandbox ?? false,
    opensCompany,
    asksForCompany: opensCompany && (!row.company_name || !row.company_number),
  };
}
