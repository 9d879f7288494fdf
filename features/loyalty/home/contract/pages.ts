export const memberPages = {
  home: "/",
} as const;
