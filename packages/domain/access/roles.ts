export const roleAdmin = "ROLE_ADMIN";
export const roleMerchant = "ROLE_MERCHANT";
export const roleLocalMerchant = "ROLE_LOCAL_MERCHANT";
export const roleCashier = "ROLE_CASHIER";
export const roleConsumer = "ROLE_CONSUMER";

/** The five roles, as the wire names them. Spec §6. */
export const roles = [roleAdmin, roleMerchant, roleLocalMerchant, roleCashier, roleConsumer] as const;
export type Role = (typeof roles)[number];

/** Everyone who works in the back office or at the till. Spec §6. */
export const staffRoles = [roleAdmin, roleMerchant, roleLocalMerchant, roleCashier] as const;
export type StaffRole = (typeof staffRoles)[number];

export function isRole(value: string): value is Role {
  return roles.some((role) => role === value);
}

export function isStaff(role: Role): role is StaffRole {
  return role !== roleConsumer;
}
