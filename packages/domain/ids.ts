declare const tenant: unique symbol;

/**
 * The club (chain) an act belongs to. A plain number never passes for one: the API makes it where the host is resolved
 * and where a staff session is checked against its grants, and for the trail of an invitation that names its club.
 */
export type ChainId = number & { readonly [tenant]: "chain" };
