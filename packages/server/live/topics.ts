/**
 * What one may wait for: something of a member's own has changed, or of what a club shows all its members alike; its tills
 * hear of that before its members, who are many.
 */
export type Topic = `member:${number}/${number}` | `club:${number}` | `tills:${number}`;

export const memberTopic = (chainId: number, memberId: number): Topic => `member:${chainId}/${memberId}`;
export const clubTopic = (chainId: number): Topic => `club:${chainId}`;
export const tillsTopic = (chainId: number): Topic => `tills:${chainId}`;
