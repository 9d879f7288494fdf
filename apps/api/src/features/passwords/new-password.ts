import { passwordProblem } from "@stammis/domain/people/password";
import { refuseFields } from "../../request/refusal.ts";

/** Refuses a new password at the field that is wrong. Spec §5. */
export function checkNewPassword({ password, confirmPassword }: { password: string; confirmPassword: string }): void {
  const problem = passwordProblem(password, confirmPassword);
  refuseFields({
    password: !password ? "REQUIRED" : problem === "PASSWORD_DOES_NOT_MATCH" ? null : problem,
    confirmPassword: !confirmPassword ? "REQUIRED" : problem === "PASSWORD_DOES_NOT_MATCH" ? problem : null,
  });
}
