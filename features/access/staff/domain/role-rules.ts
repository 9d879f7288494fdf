import {
  isStaff,
  type Role,
  roleAdmin,
  roleCashier,
  roleConsumer,
  roleLocalMerchant,
  roleMerchant,
  type StaffRole,
} from "#packages/domain/access/roles.ts";

/** The lifetime of a session after its last use. */
export type SessionLifetime = { days: number } | { hours: number };

const lifetimes: Record<Role, SessionLifetime> = {
  ROLE_CONSUMER: { days: 180 },
  ROLE_MERCHANT: { days: 7 },
  ROLE_LOCAL_MERCHANT: { days: 7 },
  ROLE_CASHIER: { hours: 12 },
  ROLE_ADMIN: { hours: 8 },
};

/** Returns the lifetime of a role's sessions after their last use. */
export function sessionLifetime(role: Role): SessionLifetime {
  return lifetimes[role];
}

/** Returns the end of a session that was last used at an instant; its days have 24 hours. */
export function sessionEndsAt(role: Role, lastUsed: Temporal.Instant): Temporal.Instant {
  const lifetime = lifetimes[role];
  return lastUsed.add({ hours: "days" in lifetime ? lifetime.days * 24 : lifetime.hours });
}

/** Whether a role requires a second factor to sign in. */
export function needsSecondFactor(role: Role): boolean {
  return role === roleAdmin;
}

/** A person with a grant: `managesLocalStaff` lets a local merchant manage other local merchants. Spec §6. */
export type StaffGrant = {
  accountId: number;
  role: Role;
  pointsOfSaleIds: readonly number[];
  managesLocalStaff: boolean;
};

/**
 * Whether one staff member may invite, edit or remove another of the same company (the caller checks the company).
 * Never the own account. A local merchant's targets may only work at the merchant's own points of sale. Spec §6.
 */
export function canManageStaff(actor: StaffGrant, target: Omit<StaffGrant, "managesLocalStaff">): boolean {
  if (!isStaff(target.role) || actor.accountId === target.accountId) return false;
  switch (actor.role) {
    case roleAdmin:
      return true;
    case roleMerchant:
      return target.role !== roleAdmin;
    case roleLocalMerchant:
      return mayManageLocally(actor, target.role) && isWithin(target.pointsOfSaleIds, actor.pointsOfSaleIds);
    case roleCashier:
    case roleConsumer:
      return false;
  }
}

function mayManageLocally(actor: StaffGrant, role: StaffRole): boolean {
  return role === roleCashier || (role === roleLocalMerchant && actor.managesLocalStaff);
}

function isWithin(ids: readonly number[], own: readonly number[]): boolean {
  return ids.length > 0 && ids.every((id) => own.includes(id));
}
