declare const tenant: unique symbol;

/**
 * A club's (chain's) id; a plain number does not type-check. The API creates it when it resolves the host, checks a
 * staff session's grants, or audits a club's invitation.
 */
export type ChainId = number & { readonly [tenant]: "chain" };
