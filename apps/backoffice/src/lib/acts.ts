import { roleAdmin, roleCashier, roleLocalMerchant, type StaffRole } from "@stammis/domain/people/roles";

/** What each role may do in the back office; the same lists as the contract's `merchants` and `localMerchants`. */
const acts = {
  /** Change the club: its look, places, points, texts. */
  manageClub: (role: StaffRole) => role !== roleCashier && role !== roleLocalMerchant,
  /** See members, purchases and figures. */
  readClub: (role: StaffRole) => role !== roleCashier,
  /** See the platform's customers. */
  administer: (role: StaffRole) => role === roleAdmin,
};
export type Act = keyof typeof acts;

export function can(role: StaffRole, act: Act): boolean {
  return acts[act](role);
}
