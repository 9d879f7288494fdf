import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import type { walletRoutes } from "./routes.ts";

export const walletSchemas = {
  /** Refuses NOT_FOUND where the club has no cards for wallets. */
  createWalletPass: {
    /** Where this device fetches the card, on the club's own host: for ten minutes, without a session. */
    answer: z.object({ path: z.string() }),
  },
  /** Refuses NOT_FOUND where the club has no cards for Google Wallet, UNAVAILABLE while Google cannot be told of the card. */
  createGooglePass: {
    /** Google's own page, where its holder puts the card in their wallet. */
    answer: z.object({ url: z.url() }),
  },
} as const satisfies Record<keyof typeof walletRoutes, Schemas>;
