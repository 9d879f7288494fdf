import { type NewPassword, newPasswordProblems } from "@stammis/domain/people/password";
import { refuseFields } from "../../request/refusal.ts";

/** Refuses a new password at the field that is wrong. */
export function checkNewPassword(fields: NewPassword): void {
  refuseFields(newPasswordProblems(fields));
}
