import { type StaffRole, staffRoleRules } from "#packages/domain/access/roles.ts";

/** The staff member who reads a note. */
export interface NoteReader {
  accountId: number;
  role: StaffRole;
}

export interface NoteRights {
  /** Change its text: only the author may. */
  edit: boolean;
  remove: boolean;
  /** Show it at the till, or stop showing it. */
  pin: boolean;
}

/**
 * Returns what a staff member who sees the member may do with a note. Its author may do everything; merchants and
 * admins may do everything except edit it.
 */
export function noteRights(authorId: number, { accountId, role }: NoteReader): NoteRights {
  const isAuthor = authorId === accountId;
  const { answersForClub } = staffRoleRules[role];
  return { edit: isAuthor, remove: isAuthor || answersForClub, pin: isAuthor || answersForClub };
}
