/**
 * A topic of a stream: a member's own data, or data that the club shows to all members. Its tills hear of the latter
 * before its many members.
 */
export type Topic = `member:${number}/${number}` | `club:${number}` | `tills:${number}`;

export const memberTopic = (chainId: number, memberId: number): Topic => `member:${chainId}/${memberId}`;
export const clubTopic = (chainId: number): Topic => `club:${chainId}`;
export const tillsTopic = (chainId: number): Topic => `tills:${chainId}`;
