import type { IncomingHttpHeaders } from "node:http";

/** A webhook as a shop posts it. */
export interface ShopMessage {
  /** The token of the address. */
  token: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The source of the request, for rate limits. */
  source: string;
}

/** Receives the orders of connected shops. */
export interface ShopWebhooks {
  /**
   * Returns `stranger` for an unknown address, and `unsigned` if the shop did not sign the message. Refuses what the
   * shop shall send again.
   */
  accept(message: ShopMessage): Promise<"accepted" | "stranger" | "unsigned">;
}
