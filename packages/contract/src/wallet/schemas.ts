import * as z from "zod";
import type { Schemas } from "../endpoint.ts";
import type { walletRoutes } from "./routes.ts";

export const walletSchemas = {
  /** Refuses NOT_FOUND where the club has no cards for wallets. */
  createWalletPass: {
    /** Where this device fetches the card, on the club's own host: for ten minutes, without a session. */
    answer: z.object({ path: z.string() }),
  },
} as const satisfies Record<keyof typeof walletRoutes, Schemas>;
