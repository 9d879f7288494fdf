import { textMax } from "#packages/domain/limits.ts";
import { commonPasswords } from "./common-passwords.ts";

/** Shortest password in characters. `textMax.password` is the longest, which keeps hashing affordable. Spec §5. */
export const passwordMin = 6;
export type PasswordProblem =
  | "PASSWORD_TOO_SHORT"
  | "PASSWORD_TOO_LONG"
  | "PASSWORD_TOO_COMMON"
  | "PASSWORD_DOES_NOT_MATCH";

/** Returns the first problem with a new password and its confirmation; null if there is none. Spec §5. */
export function passwordProblem(password: string, confirmation: string): PasswordProblem | null {
  if (password.length < passwordMin) return "PASSWORD_TOO_SHORT";
  if (password.length > textMax.password) return "PASSWORD_TOO_LONG";
  if (isCommonPassword(password)) return "PASSWORD_TOO_COMMON";
  return password === confirmation ? null : "PASSWORD_DOES_NOT_MATCH";
}

export interface NewPassword {
  password: string;
  confirmPassword: string;
}
type NewPasswordProblem = PasswordProblem | "REQUIRED" | null;

/** Returns the problems with a new password and its confirmation, each at its own field. Spec §5. */
export function newPasswordProblems({
  password,
  confirmPassword,
}: NewPassword): Record<keyof NewPassword, NewPasswordProblem> {
  const problem = passwordProblem(password, confirmPassword);
  const differs = problem === "PASSWORD_DOES_NOT_MATCH";
  return {
    password: password === "" ? "REQUIRED" : differs ? null : problem,
    confirmPassword: confirmPassword === "" ? "REQUIRED" : differs ? problem : null,
  };
}

/** Whether a password is common, ignoring case: a listed one, or one repeated character. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize("NFC").toLowerCase();
  return commonPasswords.has(text) || /^(.)\1*$/u.test(text);
}
