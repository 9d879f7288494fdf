import { member, type Route } from "#packages/contract/endpoint.ts";

/** The member's card in a phone's wallet. What phones ask afterwards is Apple's format: `/api/wallet/v1`, not told here. */
export const walletRoutes = {
  createWalletPass: { method: "POST", path: "/consumer/wallet", access: member },
  createGooglePass: { method: "POST", path: "/consumer/wallet/google", access: member },
} as const satisfies Record<string, Route>;
