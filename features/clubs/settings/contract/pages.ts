export const officePages = {
  club: "/club",
  newChain: "/club/new",
} as const;
