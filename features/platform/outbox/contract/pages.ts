export const officePages = {
  outbox: "/outbox",
  message: "/outbox/$id",
} as const;
