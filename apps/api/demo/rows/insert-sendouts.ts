import { sql, type Transaction } from "kysely";
import { anySmsEnd } from "#features/messages/sendouts/api/sendout-messages/write-messages.ts";
import { nextAsking } from "#features/messages/sendouts/domain/asking-times.ts";
import type { Email, EmailBlock } from "#features/messages/sendouts/domain/email-blocks.ts";
import { fillPersonal, readPersonal } from "#features/messages/sendouts/domain/personal-fields.ts";
import { creditMonth } from "#features/messages/sms/domain/credits.ts";
import { countSegments } from "#features/messages/sms/domain/segments.ts";
import { todayIn } from "#packages/domain/calendar.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type DemoWords, translationsOf } from "../clubs/in-languages.ts";
import { demoZone } from "../clubs/plan.ts";
import type { EmailPlan, SendoutPlan } from "../clubs/sendouts-plan.ts";
import type { Person } from "../history/people.ts";
import type { DemoMessage } from "../history/sendouts.ts";
import type { FoundedClub, Founding } from "./found-club.ts";
import { insertForIds, insertRows } from "./insert-rows.ts";

const instantOf = (at: Temporal.PlainDateTime) => at.toZonedDateTime(demoZone).toInstant();
const smsSeconds = 2;
const bounceMinutes = 1;

/** Returns an e-mail in all languages, as a merchant would write it; `banner` is the path of a picture. */
export function emailOf(
  { subject, preheader, text, button }: EmailPlan,
  banner: string | null,
  words: DemoWords,
): Email {
  const blocks: EmailBlock[] = [
    { kind: "TEXT", text, translations: translationsOf(words, { text }) },
    { kind: "BUTTON", ...button, translations: translationsOf(words, { label: button.label }) },
  ];
  const picture: EmailBlock[] = banner
    ? [{ kind: "BANNER", picturePath: banner, alt: "", target: "", translations: {} }]
    : [];
  const translations = translationsOf(words, { subject, preheader });
  return { version: 1, subject, preheader, translations, blocks: [...picture, ...blocks] };
}

export const smsOf = (text: string | null, words: DemoWords) => ({
  text: text ?? "",
  link: "",
  translations: text ? translationsOf(words, { text }) : {},
});

async function insertPlans(
  trx: Transaction<DB>,
  { chain, campaignIds, accountIds }: FoundedClub,
  { plan, now }: Founding,
): Promise<number[]> {
  const banners = new Map(
    (await trx.selectFrom("campaign").select(["id", "banner_path"]).where("chain_id", "=", chain.id).execute()).map(
      ({ id, banner_path }) => [id, banner_path],
    ),
  );
  const today = todayIn(demoZone, now);
  const merchant = accountIds[0] as number;
  const rows = plan.sendouts.map(({ name, daysAgo, hour, occasion, sms, email, heldOutPercent }) => {
    const startedAt = instantOf(today.subtract({ days: daysAgo }).toPlainDateTime({ hour }));
    const at = `${String(hour).padStart(2, "0")}:00`;
    const banner = email?.banner == null ? null : (banners.get(campaignIds[email.banner] as number) ?? null);
    const next = nextAsking(now, { zone: demoZone, at: Temporal.PlainTime.from(at), quiet: null });
    const latest = next.toZonedDateTimeISO(demoZone).subtract({ days: 1 }).toInstant();
    return {
      chain_id: chain.id,
      name,
      by_sms: sms !== null,
      by_email: email !== null,
      language: "sv" as const,
      sms: JSON.parse(JSON.stringify(smsOf(sms, plan.words))),
      email: email && JSON.parse(JSON.stringify(emailOf(email, banner, plan.words))),
      automatic: occasion && JSON.parse(JSON.stringify({ occasion, at })),
      state: occasion ? ("SCHEDULED" as const) : ("SENT" as const),
      send_at: occasion ? next : null,
      held_out_percent: heldOutPercent,
      created_by: merchant,
      started_by: merchant,
      created_at: startedAt.subtract({ hours: 17 }),
      asked_at: startedAt,
      frozen_at: occasion ? latest : startedAt,
      done_at: occasion ? null : startedAt.add({ seconds: 40 }),
    };
  });
  return insertForIds(trx, "sendout", rows);
}

/** Returns the credits of an SMS, including the text appended to it. */
function creditsOf(
  sendout: SendoutPlan,
  { medium, state }: DemoMessage,
  person: Person,
  words: DemoWords,
  end: string,
) {
  if (medium !== "SMS" || state !== "SENT") return 0;
  const { language, firstName, lastName } = person;
  const own = sendout.sms ?? "";
  const text = language === "sv" ? own : (words[own]?.[language === "en" ? 0 : 1] ?? own);
  const read = readPersonal(text);
  const facts = { firstName, lastName, points: "" };
  return countSegments((read.ok ? fillPersonal(read.parts, facts) : text) + end);
}

/** Inserts the reserved and spent credits, with the months in which they count. */
async function insertCredits(
  trx: Transaction<DB>,
  chain_id: number,
  spent: ReadonlyMap<number, { credits: number; at: Temporal.Instant }>,
) {
  const spendings = [...spent].map(([sendout_id, { credits, at }]) => ({
    sendout_id,
    credits,
    at,
    month: creditMonth(demoZone, at),
  }));
  const moves = spendings.flatMap(({ sendout_id, credits, at, month }) => {
    const move = { chain_id, sendout_id, credits, reason: "sendout" as const };
    return [
      { ...move, from_account: "AVAILABLE" as const, to_account: "RESERVED" as const, at, limited_month: month },
      {
        ...move,
        from_account: "RESERVED" as const,
        to_account: "SPENT" as const,
        at: at.add({ seconds: 40 }),
        limited_month: null,
      },
    ];
  });
  await insertRows(trx, "sms_entry", moves);
  await insertRows(
    trx,
    "sms_reservation",
    spendings.map(({ sendout_id, credits, month }) => ({ chain_id, sendout_id, credits, month, settled: credits })),
  );
  const months = Map.groupBy(spendings, ({ month }) => month.toString());
  const sum = (of: typeof spendings) => of.reduce((total, { credits }) => total + credits, 0);
  await insertRows(
    trx,
    "sms_month",
    [...months].map(([month, of]) => ({ chain_id, month: Temporal.PlainDate.from(month), credits: sum(of) })),
  );
  await trx
    .updateTable("sms_account")
    .set({ available: sql`available - ${sum(spendings)}` })
    .where("chain_id", "=", chain_id)
    .execute();
}

/** Updates the members: an unsubscribe by a message's link, and an address that bounces. */
async function tellMembers(
  trx: Transaction<DB>,
  chain_id: number,
  sentMessages: readonly (DemoMessage & { memberId: number })[],
) {
  const noes = sentMessages.flatMap(({ memberId, saysNoAt }) =>
    saysNoAt ? [{ memberId, at: instantOf(saysNoAt) }] : [],
  );
  const bouncedMessages = sentMessages.filter(({ report }) => report === "BOUNCED");
  await insertRows(
    trx,
    "consent",
    noes.map(({ memberId, at }) => ({
      chain_id,
      member_id: memberId,
      channel: "EMAIL" as const,
      given: false,
      source: "UNSUBSCRIBED",
      at,
    })),
  );
  await sql`update member set email_notification = false where chain_id = ${chain_id} and id = any(${noes.map(({ memberId }) => memberId)}::bigint[])`.execute(
    trx,
  );
  await sql`update member set email_bounced_at = came.at
    from unnest(${bouncedMessages.map(({ memberId }) => memberId)}::bigint[], ${bouncedMessages.map(({ chosenAt }) => instantOf(chosenAt).add({ minutes: bounceMinutes }))}::timestamptz[]) as came (id, at)
    where chain_id = ${chain_id} and member.id = came.id`.execute(trx);
}

/** Inserts the club's sendouts with their recipients and results. */
export async function insertSendouts(
  trx: Transaction<DB>,
  { config }: Services,
  club: FoundedClub,
  { founding, memberIds }: { founding: Founding; memberIds: readonly number[] },
): Promise<void> {
  const { plan, history } = founding;
  if (plan.sendouts.length === 0) return;
  const chain_id = club.chain.id;
  const sendoutIds = await insertPlans(trx, club, founding);
  const { rows: yeses } = await sql<{ id: number; member_id: number; channel: string }>`select id, member_id, channel
    from consent where chain_id = ${chain_id} and given`.execute(trx);
  const yesOf = new Map(yeses.map(({ id, member_id, channel }) => [`${member_id} ${channel}`, id]));
  const endOf = anySmsEnd(config, club.chain, false);
  const spent = new Map<number, { credits: number; at: Temporal.Instant }>();
  const sentMessages = history.messages.flatMap((messages, place) =>
    messages.map((message) => ({
      ...message,
      memberId: memberIds[place] as number,
      person: history.people[place] as Person,
    })),
  );
  const recipients = sentMessages.map((message, order) => {
    const { memberId, medium, occasion, state, person, report } = message;
    const sendout = plan.sendouts[message.sendout] as SendoutPlan;
    const sendout_id = sendoutIds[message.sendout] as number;
    const at = instantOf(message.chosenAt);
    const isSent = state === "SENT";
    const sentAt = isSent ? at.add({ seconds: 1 + (order % 37) }) : null;
    const credits = creditsOf(sendout, message, person, plan.words, endOf(person.language));
    if (credits > 0) spent.set(sendout_id, { credits: credits + (spent.get(sendout_id)?.credits ?? 0), at });
    const after = report === "BOUNCED" ? { minutes: bounceMinutes } : { seconds: smsSeconds };
    return {
      chain_id,
      sendout_id,
      medium,
      member_id: memberId,
      occasion,
      state,
      reason: message.reason,
      credits,
      chosen_at: occasion > 0 ? at : null,
      through: occasion > 0 ? message.chosenAt.toPlainDate() : null,
      sent_at: sentAt,
      // The provider id marks the message as sent, so that it is listed among the member's messages.
      provider_id: isSent ? `demo ${sendout_id} ${medium} ${memberId} ${occasion}` : null,
      consent_id: isSent ? (yesOf.get(`${memberId} ${medium}`) ?? null) : null,
      report,
      report_reason: report === "BOUNCED" ? "5.1.1" : null,
      reported_at: report && sentAt ? sentAt.add(after) : null,
      clicked_at: message.clickedAt && instantOf(message.clickedAt),
    };
  });
  await insertRows(trx, "sendout_recipient", recipients);
  // Triggers count later results as they arrive; these rows already contain results, so they are counted here.
  await sql`update sendout_count as kept set (delivered, bounced, clicked) = (select count(*) filter (where report = 'DELIVERED'),
      count(*) filter (where report = 'BOUNCED'), count(clicked_at) from sendout_recipient as recipient
      where (recipient.chain_id, recipient.sendout_id, recipient.medium) = (kept.chain_id, kept.sendout_id, kept.medium))
    where chain_id = ${chain_id}`.execute(trx);
  await insertCredits(trx, chain_id, spent);
  await tellMembers(trx, chain_id, sentMessages);
}
