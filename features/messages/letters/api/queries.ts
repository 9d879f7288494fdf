import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { shiftTime } from "#packages/server/db/shift-time.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";

/** Whether the message's member still consents in its channel, and mail to the address does not bounce. */
const agreed = sql<boolean>`exists (select from member where member.chain_id = ${thisChain} and member.id = message.member_id
  and case message.medium when 'EMAIL' then email_notification and email_bounced_at is null else phone_notification end)`;

export function selectMessage(db: Build, id: number) {
  return db
    .selectFrom("message")
    .select(["medium", "recipient", "subject", "text_body", "html_body", "segments", "status", "created_at"])
    .select(["unsubscribe_url", agreed.as("agreed")])
    .where("id", "=", id);
}

export function selectPlatformMessage(db: Build, id: number) {
  return db
    .selectFrom("platform_message")
    .select(["medium", "recipient", "subject", "text_body", "html_body", "status", "sandbox", "created_at"])
    .select("invoice_id")
    .where("id", "=", id);
}

/**
 * Matches a link that ends in a token: 144 random bits or more in its last part. Excludes pictures in `.webp`, and
 * punctuation after the link.
 */
const opening = String.raw`https?://[^\s"<>]*[/=][A-Za-z0-9_-]{24,}(?![A-Za-z0-9_-])(?!\.[A-Za-z0-9])`;

/** The text in place of a removed one-time link. */
export const removedLink = "[…]";

/** The message's texts without their one-time links. */
export const withoutLinks = {
  text_body: sql<string>`regexp_replace(text_body, ${opening}, ${removedLink}, 'g')`,
  html_body: sql<string>`regexp_replace(html_body, ${opening}, ${removedLink}, 'g')`,
};
const hasLinks = sql<boolean>`text_body ~ ${opening}`;

interface Settling {
  status: "SENT" | "FAILED" | "SUPPRESSED";
  /** Whether a provider has accepted or refused the message, so that the stored copy must lose its links. */
  leftUs: boolean;
  providerId?: string | null;
  failure?: string;
  now: Temporal.Instant;
}

/** Settles a message; returns a row only the first time. */
export function settleMessage(db: Build, id: number, { status, leftUs, providerId = null, failure, now }: Settling) {
  return db
    .updateTable("message")
    .set({ status, provider_id: providerId, failure: failure ?? null, sent_at: status === "SENT" ? now : null })
    .$if(leftUs, (update) => update.set({ ...withoutLinks, unsubscribe_url: "" }))
    .where("id", "=", id)
    .where("status", "=", "WAITING")
    .returning("id");
}

export function settlePlatformMessage(db: Build, id: number, { status, leftUs, failure, now }: Settling) {
  return db
    .updateTable("platform_message")
    .set({ status, failure: failure ?? null, sent_at: status === "SENT" ? now : null })
    .$if(leftUs, (update) => update.set(withoutLinks))
    .where("id", "=", id)
    .where("status", "=", "WAITING");
}

/** Messages older than `before` by the server's clock, and not older than `after`, when all links have long expired. */
interface Window {
  before: Temporal.Instant;
  after: Temporal.Instant;
}

/** Converts the server's time to a club's clock. */
const inClub = (at: Temporal.Instant) =>
  shiftTime(sql`${at}::timestamptz`, sql`make_interval(secs => chain.clock_ahead)`);

/** Removes links from messages in the outbox of every club, by its own clock. Runs as the platform's role. */
export function removeLinks(db: Build, { before, after }: Window) {
  return db
    .updateTable("message")
    .from("chain")
    .set({ ...withoutLinks, unsubscribe_url: "" })
    .whereRef("message.chain_id", "=", "chain.id")
    .where("message.created_at", "<", inClub(before))
    .where("message.created_at", ">=", inClub(after))
    .where("status", "<>", "WAITING")
    .where(hasLinks);
}

export function removePlatformLinks(db: Build, { before, after }: Window) {
  return db
    .updateTable("platform_message")
    .set(withoutLinks)
    .where("created_at", "<", before)
    .where("created_at", ">=", after)
    .where("status", "<>", "WAITING")
    .where(hasLinks);
}

const emptied = { recipient: "", subject: "", text_body: "", html_body: "", failure: null };

/** Empties old messages, except for the columns that accounting needs: existence, time, kind and credits. */
export function emptyMessages(db: Build, before: Temporal.Instant) {
  return db
    .updateTable("message")
    .from("chain")
    .set({ ...emptied, member_id: null, provider_id: null, unsubscribe_url: "" })
    .whereRef("message.chain_id", "=", "chain.id")
    .where("message.created_at", "<", inClub(before))
    .where("text_body", "<>", "")
    .where("status", "<>", "WAITING")
    .returning("message.chain_id");
}

export function emptyPlatformMessages(db: Build, before: Temporal.Instant) {
  return db
    .updateTable("platform_message")
    .set(emptied)
    .where("created_at", "<", before)
    .where("text_body", "<>", "")
    .where("status", "<>", "WAITING");
}
