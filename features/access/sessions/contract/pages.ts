export const officePages = {
  login: "/login",
} as const;

export const memberPages = {
  login: "/login",
  devices: "/consumer/devices",
} as const;
