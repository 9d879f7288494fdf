/** Of so few sent, a share says nothing. */
const sentAtLeast = 200;
const shareAtMost = 0.1;

/** Whether so many came back of so many sent that a person should look before it goes on: more than one in ten. */
export const bouncesTooMany = ({ sent, bounced }: { sent: number; bounced: number }): boolean =>
  bounced > shareAtMost * Math.max(sent, sentAtLeast);
