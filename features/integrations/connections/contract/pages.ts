export const officePages = {
  connections: "/integrations/connections",
  newConnection: "/integrations/connections/new",
  connection: "/integrations/connections/$id",
  connectionEdit: "/integrations/connections/$id/edit",
} as const;
