import type { Check } from "#packages/server/verify/check.ts";

export const messageChecks: Check[] = [
  {
    name: "no stored copy of a sent message contains a valid link",
    why: "only the recipient may use a one-time link",
    sql: `select chain_id, id as message_id from message
      where provider_id is not null and text_body || html_body ~ 'https?://[^\\s"<>]*[/=][A-Za-z0-9_-]{24,}($|[\\s"<>])'`,
  },
];
