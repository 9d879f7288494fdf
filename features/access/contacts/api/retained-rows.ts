import type { RetainedRows } from "#packages/server/db/retained-rows.ts";
import type { contactsRetention } from "../domain/retention.ts";

export const contactsRetainedRows = {
  links: (q) => [
    q.selectFrom("signup").select("expires_at as at"),
    q.selectFrom("member_token").select("expires_at as at"),
  ],
  unproved: (q) => q.selectFrom("contact_change").select("expires_at as at"),
} satisfies RetainedRows<typeof contactsRetention>;
