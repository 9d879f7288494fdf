/** A call of an SMS provider; `secret` and `signature` are empty if absent. */
interface Calling {
  secret: string;
  signature: string;
  fields: URLSearchParams;
}

/** Accepts delivery reports of SMS providers. */
export interface SmsReports {
  /** Returns `stranger` if the call is not the provider's, or if its message is unknown. */
  accept(calling: Calling): Promise<"accepted" | "stranger">;
}

/** Accepts SMS that people send to us. */
export interface ReceivedSms {
  /** Returns the text of the SMS answer; null for none. */
  accept(calling: Calling): Promise<{ answer: string | null } | "stranger">;
}
