/** A call of an SMS provider's; `secret` and `signature` are empty where it has none. */
interface Calling {
  secret: string;
  signature: string;
  fields: URLSearchParams;
}

/** What an SMS provider tells of what we sent. */
export interface SmsReports {
  /** "stranger": not the provider's, or of no message at all. */
  accept(calling: Calling): Promise<"accepted" | "stranger">;
}

/** What an SMS provider hands on to us. */
export interface ReceivedSms {
  /** The text it is to be answered with; null: it is not. */
  accept(calling: Calling): Promise<{ answer: string | null } | "stranger">;
}
