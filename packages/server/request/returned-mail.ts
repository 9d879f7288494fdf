/** Accepts bounced mails. */
export interface ReturnedMail {
  /**
   * Returns `early` if the mail's delivery is still in progress, so the bounce must be retried. Unknown mails are
   * accepted and ignored.
   */
  accept(raw: Buffer): Promise<"accepted" | "early">;
}
