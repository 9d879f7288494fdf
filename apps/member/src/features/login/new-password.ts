import { type PasswordProblem, passwordProblem } from "@stammis/domain/people/password";

export type NewPassword = { password: string; confirmPassword: string };
type Code = PasswordProblem | "REQUIRED" | null;

/** What is wrong with a new password and its repetition, each at its own field. Spec §5. */
export function checkNewPassword({ password, confirmPassword }: NewPassword): {
  password: Code;
  confirmPassword: Code;
} {
  const problem = passwordProblem(password, confirmPassword);
  const differs = problem === "PASSWORD_DOES_NOT_MATCH";
  return {
    password: password === "" ? "REQUIRED" : differs ? null : problem,
    confirmPassword: confirmPassword === "" ? "REQUIRED" : differs ? problem : null,
  };
}
