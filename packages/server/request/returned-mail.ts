/** Mails that come back. */
export interface ReturnedMail {
  /** "early": of a mail that is being handed over just now, and to be brought again. What is none of ours is accepted. */
  accept(raw: Buffer): Promise<"accepted" | "early">;
}
