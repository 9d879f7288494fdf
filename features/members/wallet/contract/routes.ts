import { member, type Route } from "#packages/contract/endpoint.ts";

/**
 * Endpoints that put the member's card in a phone's wallet. Later requests from phones follow Apple's format under
 * `/api/wallet/v1`, and are not listed here.
 */
export const walletRoutes = {
  createWalletPass: { method: "POST", path: "/consumer/wallet", access: member },
  createGooglePass: { method: "POST", path: "/consumer/wallet/google", access: member },
} as const satisfies Record<string, Route>;
