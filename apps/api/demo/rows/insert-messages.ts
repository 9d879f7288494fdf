import { sql, type Transaction } from "kysely";
import { clubContent } from "#features/members/joining/api/messages.ts";
import { countSegments } from "#features/messages/sms/domain/segments.ts";
import type { DB } from "#packages/server/db/types.ts";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { Services } from "#packages/server/request/services.ts";
import { makeToken } from "#packages/server/security/tokens.ts";
import type { Person } from "../history/people.ts";
import type { FoundedClub } from "./found-club.ts";
import { insertForIds, insertRows } from "./insert-rows.ts";

const readWithinMinutes = 4;

/** Inserts the sign-up SMS of members without e-mail, and the credits they cost. All their links are used. */
export async function insertMessages(
  trx: Transaction<DB>,
  { config }: Services,
  { chain }: FoundedClub,
  people: readonly Person[],
  memberIds: readonly number[],
): Promise<void> {
  const rows = people.flatMap(({ email, phone, language, joinedAt }, index) => {
    if (email !== null || phone === null) return [];
    const link = clubLink(config, chain, `/onboarding/confirmation/${makeToken()}`);
    const text = clubContent("memberActivation", language, chain.commercialName, link).sms;
    const at = joinedAt.toZonedDateTime(chain.timeZone).toInstant().subtract({ minutes: readWithinMinutes });
    return [
      {
        chain_id: chain.id,
        member_id: memberIds[index] as number,
        kind: "MEMBER_ACTIVATION" as const,
        medium: "SMS" as const,
        recipient: phone,
        language,
        subject: "",
        text_body: text,
        html_body: "",
        segments: countSegments(text),
        status: "SENT" as const,
        created_at: at,
        sent_at: at,
      },
    ];
  });
  const ids = await insertForIds(trx, "message", rows);
  const move = { chain_id: chain.id, from_account: "AVAILABLE", to_account: "SPENT", reason: "message" } as const;
  const entries = rows.map(({ segments, created_at }, index) => ({
    ...move,
    credits: segments,
    message_id: ids[index] as number,
    at: created_at,
  }));
  await insertRows(trx, "sms_entry", entries);
  const spent = entries.reduce((sum, { credits }) => sum + credits, 0);
  await trx
    .updateTable("sms_account")
    .set({ available: sql`available - ${spent}` })
    .where("chain_id", "=", chain.id)
    .execute();
}
