import { passwordProblem } from "@stammis/domain/people/password";
import type { FieldCodes } from "@stammis/shell/use-form.ts";

export type NewPassword = { password: string; confirmPassword: string };

/** Both filled, then as the domain has it: long enough, not common, the same. Spec §5. */
export function checkPasswords({ password, confirmPassword }: NewPassword): FieldCodes<NewPassword> {
  if (password === "") return { password: "REQUIRED", confirmPassword: confirmPassword === "" ? "REQUIRED" : null };
  const problem = passwordProblem(password, confirmPassword);
  if (problem !== "PASSWORD_DOES_NOT_MATCH") return { password: problem };
  return { confirmPassword: confirmPassword === "" ? "REQUIRED" : problem };
}
