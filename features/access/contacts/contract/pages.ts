export const officePages = {
  contactProof: "/user/contact/$token",
} as const;

export const memberPages = {
  contactProof: "/user/contact/$token",
} as const;
