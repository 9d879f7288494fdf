import { roleCashier, roleLocalMerchant, roleMerchant, type StaffRole } from "#packages/domain/access/roles.ts";
import { isEmail } from "#packages/domain/people/email.ts";
import type { OpenChain, StaffAccess } from "#packages/web/backoffice/session/session.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import { canManageStaff, type StaffGrant } from "../domain/role-rules.ts";
import type { StaffMember } from "./queries.ts";

/** Roles that can be given, the widest first. */
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

/** The one at the screen, as the domain's rule of who manages whom reads them. */
export function actorOf(access: StaffAccess, chain: OpenChain): StaffGrant {
  return {
    accountId: access.accountId,
    role: access.isAdmin ? "ROLE_ADMIN" : chain.role,
    pointsOfSaleIds: chain.pointsOfSaleIds,
    managesLocalStaff: chain.mayManageStaff,
  };
}

/** The roles someone may give at their own points of sale. Spec §6. */
export function rolesGivenBy(actor: StaffGrant): GivenRole[] {
  const { pointsOfSaleIds } = actor;
  return givenRoles.filter((role) => canManageStaff(actor, { accountId: Number.NaN, role, pointsOfSaleIds }));
}

/** Whether someone may change or remove another; nobody themselves. Spec §6. */
export function mayManage(
  actor: StaffGrant,
  { isSelf = false, role, pointsOfSaleIds }: Pick<StaffMember, "role" | "pointsOfSaleIds"> & { isSelf?: boolean },
): boolean {
  return !isSelf && canManageStaff(actor, { accountId: Number.NaN, role, pointsOfSaleIds });
}

/** Who may let a local merchant manage others: those above them. */
export function mayGiveManaging(actor: StaffGrant): boolean {
  return actor.role !== roleLocalMerchant;
}

export function hasAllPointsOfSale(role: StaffRole): boolean {
  return role === roleMerchant || role === "ROLE_ADMIN";
}

/** What is wrong with the form; `isNew`: an invitation, with an address to send it to. */
export function checkStaff(form: StaffForm, isNew: boolean): FieldCodes<StaffForm> {
  const email = form.email.trim() === "" ? "REQUIRED" : isEmail(form.email) ? null : "INVALID_EMAIL";
  const somewhere = hasAllPointsOfSale(form.role) || form.pointsOfSaleIds.length > 0;
  return { email: isNew ? email : null, pointsOfSaleIds: somewhere ? null : "REQUIRED" };
}

/** The grant as it goes on the wire. */
export function grantOf({ role, pointsOfSaleIds, mayManageStaff }: StaffForm) {
  const everywhere = hasAllPointsOfSale(role);
  return {
    role,
    pointsOfSaleIds: everywhere ? [] : pointsOfSaleIds,
    mayManageStaff: role === roleLocalMerchant && mayManageStaff,
  };
}

/** Someone's name, else their address. */
export function nameOf({ firstName, lastName, email }: Pick<StaffMember, "firstName" | "lastName" | "email">): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email;
}
