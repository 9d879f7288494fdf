/** The smallest number of mails on which the bounce rate is counted; with fewer mails a rate means nothing. */
const sentAtLeast = 200;
const shareAtMost = 0.1;

/** Whether the bounce rate exceeds one in ten, so that a merchant must check before the sendout continues. */
export const bouncesTooMany = ({ sent, bounced }: { sent: number; bounced: number }): boolean =>
  bounced > shareAtMost * Math.max(sent, sentAtLeast);
