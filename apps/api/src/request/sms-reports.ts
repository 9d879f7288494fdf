/** What an SMS provider tells us by itself. */
export interface SmsReports {
  /** `secret` and `signature` are empty where the call has none. "stranger": not the provider’s, or of no message at all. */
  accept(calling: { secret: string; signature: string; fields: URLSearchParams }): Promise<"accepted" | "stranger">;
}
