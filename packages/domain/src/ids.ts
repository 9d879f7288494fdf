declare const tenant: unique symbol;

/**
 * The club (chain) an act belongs to. A plain number never passes for one: the API makes it in two places only,
 * where the host is resolved and where a staff session is checked against its grants.
 */
export type ChainId = number & { readonly [tenant]: "chain" };
