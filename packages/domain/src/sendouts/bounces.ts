/** What a mail server tells of a mail it could not deliver (RFC 3464): for good, for now, or that it still tries. */
export type Bounce = "HARD" | "SOFT" | null;

/**
 * An action and an enhanced status (RFC 3463) as a bounce. Full mailboxes, what is too large, what went round in
 * circles or waited too long, and policies against spam say nothing of the address, though they are final for the mail.
 */
export function bounceOf(action: string, status: string): Bounce {
  if (action.toLowerCase() !== "failed") return null;
  if (!status.startsWith("5.")) return "SOFT";
  return /^5\.(2\.[2-4]$|4\.[67]$|[3567]\.)/.test(status) ? "SOFT" : "HARD";
}

/** Of so few sent, a share says nothing. */
const sentAtLeast = 200;
const shareAtMost = 0.1;

/** Whether so many came back of so many sent that a person should look before it goes on: more than one in ten. */
export const bouncesTooMany = ({ sent, bounced }: { sent: number; bounced: number }): boolean =>
  bounced > shareAtMost * Math.max(sent, sentAtLeast);
