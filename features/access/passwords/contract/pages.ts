export const officePages = {
  passwordRequest: "/auth/password/request",
  passwordReset: "/auth/password/reset/$token",
} as const;

export const memberPages = {
  passwordRequest: "/auth/password/request",
  passwordReset: "/auth/password/reset/$id",
  passwordChange: "/consumer/password",
} as const;
