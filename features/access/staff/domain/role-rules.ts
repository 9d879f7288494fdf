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

/** How long a session lasts after it was last used. */
export type SessionLifetime = { days: number } | { hours: number };

const lifetimes: Record<Role, SessionLifetime> = {
  ROLE_CONSUMER: { days: 180 },
  ROLE_MERCHANT: { days: 7 },
  ROLE_LOCAL_MERCHANT: { days: 7 },
  ROLE_CASHIER: { hours: 12 },
  ROLE_ADMIN: { hours: 8 },
};

/** How long a session of a role lasts since its last use. */
export function sessionLifetime(role: Role): SessionLifetime {
  return lifetimes[role];
}

/** The moment a session last used at an instant is over; its days are of 24 hours. */
export function sessionEndsAt(role: Role, lastUsed: Temporal.Instant): Temporal.Instant {
  const lifetime = lifetimes[role];
  return lastUsed.add({ hours: "days" in lifetime ? lifetime.days * 24 : lifetime.hours });
}

/** Whether a role cannot sign in without a second factor. */
export function needsSecondFactor(role: Role): boolean {
  return role === roleAdmin;
}

/** Someone with a grant: `managesLocalStaff` lets a local merchant manage other local merchants. Spec §6. */
export type StaffGrant = {
  accountId: number;
  role: Role;
  pointsOfSaleIds: readonly number[];
  managesLocalStaff: boolean;
};

/**
 * Whether one member of staff may invite, edit or remove another of the same company (the caller has checked that).
 * Nobody manages themselves; a local merchant only those whose points of sale are all among their own. Spec §6.
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
