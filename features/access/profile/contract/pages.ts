export const officePages = {
  profile: "/user/profile",
} as const;

export const memberPages = {
  account: "/consumer/account",
  profile: "/user/profile",
} as const;
