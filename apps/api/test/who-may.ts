import type { Access } from "@stammis/contract/endpoint";
import type { StaffRole } from "@stammis/domain/people/roles";

/** What somebody is at the club that is asked; nothing at all for whoever has no session that counts. */
export interface Rights {
  /** A grant in that club. */
  role?: StaffRole | undefined;
  /** A staff session, whatever it may do there. */
  account?: StaffRole | undefined;
  /** Opened by a code at a till: theirs is the till, and of what needs no chain only what says so. */
  byPin?: boolean;
  /** A member of that club. */
  member?: boolean;
  /** A till device of that club. */
  device?: boolean;
}

/** The table: what authentication answers, by who may call and who calls. */
export function accessAnswer(access: Access, { role, account, byPin, member, device }: Rights): "in" | 401 | 403 {
  switch (access.who) {
    case "anyone":
    case "visitor":
      return "in";
    case "member":
      return member ? "in" : 401;
    case "device":
      return device ? "in" : 401;
    case "signed-in":
      if (byPin) return access.byPin ? "in" : 403;
      return member || account ? "in" : 401;
    case "staff":
      if (!account) return 401;
      return role && access.roles.includes(role) ? "in" : 403;
    case "account":
      if (!account) return 401;
      if (byPin) return access.byPin ? "in" : 403;
      return access.roles.includes(account) ? "in" : 403;
  }
}

export const isAccessAnswer = (code: unknown) =>
  ["NOT_SIGNED_IN", "NO_ACCESS", "DEVICE_NOT_APPROVED"].includes(String(code));
