import { checkCredentials } from "#features/access/sessions/member/credentials.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";

export interface SignInCode {
  username: string;
  code: string;
}

export const checkUsername = ({
  username,
}: Pick<SignInCode, "username">): FieldCodes<Pick<SignInCode, "username">> => ({
  username: checkCredentials({ username, password: "" }).username,
});

export const checkCode = ({ username, code }: SignInCode): FieldCodes<SignInCode> => ({
  ...checkUsername({ username }),
  code: code.trim() ? null : "REQUIRED",
});
