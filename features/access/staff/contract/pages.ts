export const officePages = {
  users: "/users",
  invitations: "/invitations",
} as const;
