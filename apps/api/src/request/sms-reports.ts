/** What an SMS provider tells us by itself. */
export interface SmsReports {
  /**
   * `secret` and `signature` are empty where the call has none. "stranger": not the provider's; "unknown": of no message
   * that we know, or not yet.
   */
  accept(calling: {
    secret: string;
    signature: string;
    fields: URLSearchParams;
  }): Promise<"accepted" | "stranger" | "unknown">;
}
