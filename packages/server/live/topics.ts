/**
 * A topic of a stream: a member's own data (`member`), or data that the club shows to all members (`club`, `tills`).
 * Tills have their own topic, so that they refetch before the club's many members.
 */
export type Topic = `member:${number}/${number}` | `club:${number}` | `tills:${number}`;

export const memberTopic = (chainId: number, memberId: number): Topic => `member:${chainId}/${memberId}`;
export const clubTopic = (chainId: number): Topic => `club:${chainId}`;
export const tillsTopic = (chainId: number): Topic => `tills:${chainId}`;
