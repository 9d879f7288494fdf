/** Accepts events of the card payment provider. */
export interface CardEvents {
  /**
   * Returns `stranger` if the provider did not sign the event. Throws if the event cannot be processed yet, so that the
   * provider retries.
   */
  accept(body: Buffer, signature: string): Promise<"accepted" | "stranger">;
}
