import type { Transaction } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { SentMail } from "#packages/server/messaging/mail-id.ts";

const of = ({ sendoutId, memberId, occasion }: SentMail) =>
  ({ sendout_id: sendoutId, medium: "EMAIL", member_id: memberId, occasion }) as const;

/** Selects a sent mail across all clubs, because the report names no club. Runs as the platform's role. */
export function selectSentMail(db: Build, mail: SentMail) {
  return db
    .selectFrom("sendout_recipient")
    .innerJoin("sendout", (join) =>
      join.onRef("sendout.chain_id", "=", "sendout_recipient.chain_id").onRef("sendout.id", "=", "sendout_id"),
    )
    .select(["sendout_recipient.chain_id", "sendout_recipient.state", "complained_at", "sendout.created_at"])
    .where("sendout.id", "=", mail.sendoutId)
    .where("medium", "=", "EMAIL")
    .where("member_id", "=", mail.memberId)
    .where("occasion", "=", mail.occasion);
}

/** Selects and locks a sent mail in its club. */
export function lockSentMail(trx: Transaction<DB>, mail: SentMail) {
  const key = of(mail);
  return trx
    .selectFrom("sendout_recipient")
    .select(["state", "report", "sent_at"])
    .where("sendout_id", "=", key.sendout_id)
    .where("medium", "=", key.medium)
    .where("member_id", "=", key.member_id)
    .where("occasion", "=", key.occasion)
    .forUpdate();
}

type Change =
  | { report: "BOUNCED" | "UNDELIVERED"; report_reason: string; reported_at: Temporal.Instant }
  | { complained_at: Temporal.Instant };

export function changeSentMail(db: Build, mail: SentMail, change: Change) {
  const key = of(mail);
  return db
    .updateTable("sendout_recipient")
    .set(change)
    .where("sendout_id", "=", key.sendout_id)
    .where("medium", "=", key.medium)
    .where("member_id", "=", key.member_id)
    .where("occasion", "=", key.occasion);
}

/** Selects the current member of a recipient, after merges, with the address. */
export function selectAddressee(db: Build, memberId: number) {
  return db
    .selectFrom("member as once")
    .innerJoin("member", (join) =>
      join
        .onRef("member.chain_id", "=", "once.chain_id")
        .on((on) => on.eb("member.id", "=", on.fn.coalesce("once.merged_into", "once.id"))),
    )
    .select(["member.id", "member.email"])
    .where("once.id", "=", memberId)
    .where("member.removed_at", "is", null);
}

interface Bounced {
  email: string;
  sentAt: Temporal.Instant;
  now: Temporal.Instant;
}

/** Marks a member's address as bounced, unless the address has changed or was proved again since the mail was sent. */
export function noteBounced(db: Build, memberId: number, { email, sentAt, now }: Bounced) {
  return db
    .updateTable("member")
    .set({ email_bounced_at: now })
    .where("id", "=", memberId)
    .where("email", "=", email)
    .where("email_bounced_at", "is", null)
    .where((is) => is.or([is("email_proved_at", "is", null), is("email_proved_at", "<=", sentAt)]));
}
