import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import type { walletRoutes } from "./routes.ts";

export const walletSchemas = {
  /** Creates the member's Apple pass. Refuses NOT_FOUND if the club has no wallet passes. */
  createWalletPass: {
    /** The path of the card on the club's own host, for this device: valid for ten minutes, without a session. */
    answer: z.object({ path: z.string() }),
  },
  /**
   * Creates the member's Google card. Refuses NOT_FOUND if the club has no Google Wallet cards, UNAVAILABLE while
   * Google cannot receive the card.
   */
  createGooglePass: {
    /** Google's own page, where the member adds the card to their wallet. */
    answer: z.object({ url: z.url() }),
  },
} as const satisfies Record<keyof typeof walletRoutes, Schemas>;
