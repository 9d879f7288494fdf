/** Accepts events of the card payment provider. */
export interface CardEvents {
  /**
   * "stranger": the provider did not sign it. Throws if the event cannot be processed yet, so that the provider
   * retries.
   */
  accept(body: Buffer, signature: string): Promise<"accepted" | "stranger">;
}
