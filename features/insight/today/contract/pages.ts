export const officePages = {
  today: "/",
} as const;
