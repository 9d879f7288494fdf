import { type StaffRole, staffRoleRules } from "#packages/domain/access/roles.ts";

/** The staff member who reads a note. */
export interface NoteReader {
  accountId: number;
  role: StaffRole;
}

export interface NoteRights {
  /** Whether the reader may change the text: only the author may. */
  edit: boolean;
  remove: boolean;
  /** Whether the reader may pin the note for the till, or unpin it. */
  pin: boolean;
}

/**
 * Returns the actions that a staff member who sees the member may take on a note. Its author may take all of them;
 * merchants and admins may take all except editing.
 */
export function noteRights(authorId: number, { accountId, role }: NoteReader): NoteRights {
  const isAuthor = authorId === accountId;
  const { answersForClub } = staffRoleRules[role];
  return { edit: isAuthor, remove: isAuthor || answersForClub, pin: isAuthor || answersForClub };
}
