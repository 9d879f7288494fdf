import { removedLink } from "#features/messages/letters/api/queries.ts";
import type { lettersRoutes } from "#features/messages/letters/contract/routes.ts";
import type { MessageState } from "#features/messages/letters/domain/message-states.ts";
import { lettersRetention } from "#features/messages/letters/domain/retention.ts";
import { undeliveredReasonOf } from "#features/messages/sms/domain/undelivered.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import { keptSince } from "#packages/domain/retention.ts";
import { allChains } from "#packages/server/db/database.ts";

import type { Call, Handlers } from "#packages/server/request/call.ts";
import { pageOf, placeOf } from "#packages/server/request/paging.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { maskMessage } from "./mask-message.ts";
import { openMessage, openOutbox } from "./open-outbox.ts";
import { countOutbox, findInOutbox, selectOutbox } from "./queries.ts";

const previewLength = 140;

interface OutboxRow {
  key: string;
  chain: string | null;
  kind: string;
  medium: Channel;
  recipient: string;
  subject: string;
  text_body: string;
  status: MessageState;
  created_at: Temporal.Instant;
}

function rowOf(row: OutboxRow) {
  return {
    id: row.key,
    chain: row.chain,
    kind: row.kind,
    medium: row.medium,
    recipient: row.recipient,
    subject: row.subject,
    preview: row.text_body.replace(/\s+/g, " ").slice(0, previewLength),
    status: row.status,
    createdAt: row.created_at.toString(),
  };
}

async function listMessages(services: Services, call: Call<"listMessages">) {
  const { reach, isMasked } = await openOutbox(services, call);
  // The search starts a day before the retention limit, because the nightly job may not have erased those messages yet.
  const filter = {
    ...call.query,
    searchedFrom: keptSince(lettersRetention.messages, call.realNow).subtract({ hours: 24 }),
    isMasked,
  };
  const [rows, [all]] = await services.db.read(allChains, (q) => [
    selectOutbox(q, reach, filter, placeOf(call.query, 2)),
    countOutbox(q, reach, filter),
  ]);
  const { page, nextCursor } = pageOf(rows, (row) => [row.sort_value, row.key]);
  return { rows: page.map((row) => rowOf(isMasked ? maskMessage(row) : row)), nextCursor, total: all?.count ?? 0 };
}

async function getMessage(services: Services, call: Call<"getMessage">) {
  const { reach, isMasked } = await openMessage(services, call, call.params.id);
  const messageRow =
    (await findInOutbox(services.db.platform, reach, call.params.id).executeTakeFirst()) ?? refuse("NOT_FOUND");
  const row = isMasked ? maskMessage(messageRow) : messageRow;
  return {
    ...rowOf(row),
    text: row.text_body,
    html: row.html_body,
    segments: row.segments,
    linksRemoved: row.text_body.includes(removedLink),
    links: (row.text_body.match(/https?:\/\/\S+/g) ?? []).filter((link) => !link.includes(removedLink)),
    failure: row.failure,
    undelivered: undeliveredReasonOf(row.report_reason),
  };
}

export const outboxHandlers = (services: Services): Handlers<typeof lettersRoutes> => ({
  listMessages: (call) => listMessages(services, call),
  getMessage: (call) => getMessage(services, call),
});
