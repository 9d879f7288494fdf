export const officePages = {
  points: "/points",
} as const;

export const memberPages = {
  pointsAccount: "/consumer/points",
} as const;
