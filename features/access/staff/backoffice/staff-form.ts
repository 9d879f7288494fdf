import { roleCashier, roleLocalMerchant, roleMerchant, type StaffRole } from "#packages/domain/access/roles.ts";
import { isEmail } from "#packages/domain/people/email.ts";
import type { OpenChain, StaffAccess } from "#packages/web/backoffice/session/session.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import { canManageStaff, type StaffGrant } from "../domain/role-rules.ts";
import type { StaffMember } from "./queries.ts";

/** Roles that can be given, the highest first. */
export const givenRoles = [roleMerchant, roleLocalMerchant, roleCashier] as const;
export type GivenRole = (typeof givenRoles)[number];

export type StaffForm = {
  email: string;
  firstName: string;
  lastName: string;
  role: GivenRole;
  pointsOfSaleIds: number[];
  mayManageStaff: boolean;
};

export function staffFormOf({
  email,
  firstName,
  lastName,
  role,
  pointsOfSaleIds,
  mayManageStaff,
}: StaffMember): StaffForm {
  return {
    email,
    firstName,
    lastName,
    mayManageStaff,
    role: role === "ROLE_ADMIN" ? roleMerchant : role,
    pointsOfSaleIds: [...pointsOfSaleIds],
  };
}

/** Returns the user as the domain's rules of staff management read them. */
export function actorOf(access: StaffAccess, chain: OpenChain): StaffGrant {
  return {
    accountId: access.accountId,
    role: access.isAdmin ? "ROLE_ADMIN" : chain.role,
    pointsOfSaleIds: chain.pointsOfSaleIds,
    managesLocalStaff: chain.mayManageStaff,
  };
}

/** Returns the roles that a user may give at the user's own points of sale. Spec §6. */
export function rolesGivenBy(actor: StaffGrant): GivenRole[] {
  const { pointsOfSaleIds } = actor;
  return givenRoles.filter((role) => canManageStaff(actor, { accountId: Number.NaN, role, pointsOfSaleIds }));
}

/** Whether a user may change or remove a person, never the own account. Spec §6. */
export function mayManage(
  actor: StaffGrant,
  { isSelf = false, role, pointsOfSaleIds }: Pick<StaffMember, "role" | "pointsOfSaleIds"> & { isSelf?: boolean },
): boolean {
  return !isSelf && canManageStaff(actor, { accountId: Number.NaN, role, pointsOfSaleIds });
}

/** Whether the user may let a local merchant manage others: only higher roles may. */
export function mayGiveManaging(actor: StaffGrant): boolean {
  return actor.role !== roleLocalMerchant;
}

export function hasAllPointsOfSale(role: StaffRole): boolean {
  return role === roleMerchant || role === "ROLE_ADMIN";
}

/** Checks the form; `isNew`: an invitation, which needs an address. */
export function checkStaff(form: StaffForm, isNew: boolean): FieldCodes<StaffForm> {
  const email = form.email.trim() === "" ? "REQUIRED" : isEmail(form.email) ? null : "INVALID_EMAIL";
  const somewhere = hasAllPointsOfSale(form.role) || form.pointsOfSaleIds.length > 0;
  return { email: isNew ? email : null, pointsOfSaleIds: somewhere ? null : "REQUIRED" };
}

/** Returns the grant in the API's form. */
export function grantOf({ role, pointsOfSaleIds, mayManageStaff }: StaffForm) {
  const everywhere = hasAllPointsOfSale(role);
  return {
    role,
    pointsOfSaleIds: everywhere ? [] : pointsOfSaleIds,
    mayManageStaff: role === roleLocalMerchant && mayManageStaff,
  };
}

/** Returns a person's name, else the address. */
export function nameOf({ firstName, lastName, email }: Pick<StaffMember, "firstName" | "lastName" | "email">): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}
