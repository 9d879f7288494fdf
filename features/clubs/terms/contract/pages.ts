export const officePages = {
  membershipTerms: "/chain/membership/terms",
  membershipTermsVersion: "/chain/membership/terms/$version",
  privacyPolicy: "/chain/membership/privacy",
  privacyPolicyVersion: "/chain/membership/privacy/$version",
} as const;

export const memberPages = {
  membershipTerms: "/terms/membership",
  privacyPolicy: "/terms/privacy",
} as const;
