export const roleAdmin = "ROLE_ADMIN";
export const roleMerchant = "ROLE_MERCHANT";
export const roleLocalMerchant = "ROLE_LOCAL_MERCHANT";
export const roleCashier = "ROLE_CASHIER";
export const roleConsumer = "ROLE_CONSUMER";

/** The five roles, with their names in the API. Spec §6. */
export const roles = [roleAdmin, roleMerchant, roleLocalMerchant, roleCashier, roleConsumer] as const;
export type Role = (typeof roles)[number];

/** The roles of people who work in the back office or at the till. Spec §6. */
export const staffRoles = [roleAdmin, roleMerchant, roleLocalMerchant, roleCashier] as const;
export type StaffRole = (typeof staffRoles)[number];

interface StaffRoleRules {
  /** Whether the role decides for the complete club, at all points of sale. */
  answersForClub: boolean;
  /** Whether the role reads lists of members in the back office. */
  listsMembers: boolean;
  /** The first screen of the back office. */
  startsAt: "OVERVIEW" | "TODAY" | "TILL";
}

/** The rules of each staff role. A new role needs one row here. */
export const staffRoleRules: Readonly<Record<StaffRole, StaffRoleRules>> = {
  ROLE_ADMIN: { answersForClub: true, listsMembers: true, startsAt: "OVERVIEW" },
  ROLE_MERCHANT: { answersForClub: true, listsMembers: true, startsAt: "TODAY" },
  ROLE_LOCAL_MERCHANT: { answersForClub: false, listsMembers: true, startsAt: "TODAY" },
  ROLE_CASHIER: { answersForClub: false, listsMembers: false, startsAt: "TILL" },
};

export function isRole(value: string): value is Role {
  return roles.some((role) => role === value);
}

export function isStaff(role: Role): role is StaffRole {
  return role !== roleConsumer;
}
