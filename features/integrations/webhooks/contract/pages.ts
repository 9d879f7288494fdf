export const officePages = {
  webhooks: "/integrations/webhooks",
  newWebhook: "/integrations/webhooks/new",
  webhook: "/integrations/webhooks/$id",
  webhookEdit: "/integrations/webhooks/$id/edit",
} as const;
