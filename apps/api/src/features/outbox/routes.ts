import type { messageRoutes } from "@stammis/contract/messages/routes";
import type { Call, Handlers } from "../../request/call.ts";
import { pageOf, placeOf } from "../../request/paging.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { removedLink } from "../messages/queries.ts";
import { openOutbox } from "./open-outbox.ts";
import { countOutbox, findInOutbox, selectOutbox } from "./queries.ts";

const previewLength = 140;

interface OutboxRow {
  key: string;
  chain: string | null;
  kind: string;
  medium: string;
  recipient: string;
  subject: string;
  text_body: string;
  status: string;
  created_at: Temporal.Instant;
}

function rowOf(row: OutboxRow) {
  return {
    id: row.key,
    chain: row.chain,
    kind: row.kind,
    medium: row.medium as "EMAIL" | "SMS",
    recipient: row.recipient,
    subject: row.subject,
    preview: row.text_body.replace(/\s+/g, " ").slice(0, previewLength),
    status: row.status as "WAITING" | "SENT" | "FAILED" | "SUPPRESSED",
    createdAt: row.created_at.toString(),
  };
}

async function listMessages(services: Services, call: Call<"listMessages">) {
  const reach = await openOutbox(services, call);
  const { platform } = services.db;
  const [rows, all] = await Promise.all([
    selectOutbox(platform, reach, call.query, placeOf(call.query, 2)).execute(),
    countOutbox(platform, reach, call.query).executeTakeFirst(),
  ]);
  const { page, nextCursor } = pageOf(rows, (row) => [row.sort_value, row.key]);
  return { rows: page.map(rowOf), nextCursor, total: all?.count ?? 0 };
}

async function getMessage(services: Services, call: Call<"getMessage">) {
  const reach = await openOutbox(services, call, `message ${call.params.id}`);
  const row =
    (await findInOutbox(services.db.platform, reach, call.params.id).executeTakeFirst()) ?? refuse("NOT_FOUND");
  return {
    ...rowOf(row),
    text: row.text_body,
    html: row.html_body,
    segments: row.segments,
    linksRemoved: row.text_body.includes(removedLink),
    links: row.text_body.match(/https?:\/\/\S+/g) ?? [],
    failure: row.failure,
  };
}

export const outboxHandlers = (services: Services): Handlers<typeof messageRoutes> => ({
  listMessages: (call) => listMessages(services, call),
  getMessage: (call) => getMessage(services, call),
});
