import { refuseFields } from "#packages/server/request/refusal.ts";
import { type NewPassword, newPasswordProblems } from "../domain/password.ts";

/** Refuses a new password at the field that is wrong. */
export function checkNewPassword(fields: NewPassword): void {
  refuseFields(newPasswordProblems(fields));
}
