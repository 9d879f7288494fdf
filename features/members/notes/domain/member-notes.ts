import { type StaffRole, staffRoleRules } from "#packages/domain/access/roles.ts";

/** One of staff, before a note about a member. */
export interface NoteReader {
  accountId: number;
  role: StaffRole;
}

export interface NoteRights {
  /** Change its words: nobody puts words into another's mouth. */
  edit: boolean;
  remove: boolean;
  /** Have it shown at the till, or no longer. */
  pin: boolean;
}

/** What somebody who sees the member may do with a note: its author everything, who answers for the club all but its words. */
export function noteRights(authorId: number, { accountId, role }: NoteReader): NoteRights {
  const isAuthor = authorId === accountId;
  const { answersForClub } = staffRoleRules[role];
  return { edit: isAuthor, remove: isAuthor || answersForClub, pin: isAuthor || answersForClub };
}
