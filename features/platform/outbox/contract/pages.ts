export const officePages = {
  outbox: "/outbox",
  message: "/outbox/$message",
} as const;
