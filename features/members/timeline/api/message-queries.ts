import { sql } from "kysely";
import { undeliveredReasonOf } from "#features/messages/sms/domain/undelivered.ts";
import { pageSize } from "#packages/domain/limits.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Cursor } from "#packages/server/request/paging.ts";

interface MessageRow {
  at: Temporal.Instant;
  key: string;
  kind: string;
  /** The sendout's name; null for other messages. */
  sendout: string | null;
  medium: Channel;
  recipient: string;
  status: "WAITING" | "SENT" | "FAILED" | "SUPPRESSED" | "DELIVERED" | "UNDELIVERED";
  report_reason: string | null;
}

/**
 * Selects messages to the member without their text, latest first. Includes sendouts that a provider accepted, except
 * those in the outbox, which are already among the messages.
 */
export function selectMessages(db: Build, memberId: number, after: Cursor | null) {
  return db
    .selectFrom(
      sql<MessageRow>`(
        select created_at as at, ('message ' || id) collate "C" as key, kind, null::text as sendout, medium, recipient,
          coalesce(report, status) as status, report_reason
        from message where chain_id = ${thisChain} and member_id = ${memberId}
        union all
        select recipient.sent_at, ('sendout ' || sendout.id || ' ' || medium || ' ' || occasion) collate "C", 'SENDOUT', sendout.name,
          medium, '', case report when 'BOUNCED' then 'UNDELIVERED' else coalesce(report, 'SENT') end, report_reason
        from sendout_recipient as recipient
          join sendout on sendout.chain_id = ${thisChain} and sendout.id = recipient.sendout_id
        where recipient.chain_id = ${thisChain} and recipient.member_id = ${memberId} and recipient.state = 'SENT'
          and recipient.provider_id is not null)`.as("sent"),
    )
    .selectAll()
    .where((eb) =>
      eb.and(
        after
          ? [sql<boolean>`at <= ${after[0]}::timestamptz and (at, key) < (${after[0]}::timestamptz, ${after[1]}::text)`]
          : [],
      ),
    )
    .orderBy("at", "desc")
    .orderBy("key", "desc")
    .limit(pageSize + 1);
}

export const messageCursor = ({ at, key }: MessageRow): Cursor => [at.toString(), key];

export const messageShape = ({ at, key, kind, sendout, medium, recipient, status, report_reason }: MessageRow) => ({
  id: key,
  kind,
  sendout,
  medium,
  recipient,
  status,
  undelivered: undeliveredReasonOf(report_reason),
  at: at.toString(),
});
