import { type RawBuilder, sql } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";

type Column = RawBuilder<unknown>;

/** The columns a selection reads: where each member condition finds its value. */
export interface AskedRow {
  table: Column;
  id: Column;
  /** Whether the row is an existing member of the club. */
  isThere: RawBuilder<boolean>;
  hasEmail: Column;
  emailBounced: Column;
  emailNotification: Column;
  hasPhone: Column;
  phoneNotification: Column;
  /** The column's name. */
  registeredAt: string;
  birthday: Column;
  homeLocationId: Column;
  gender: Column;
  language: Column;
  city: Column;
  zipCode: Column;
}

/** The `member` table, which lists, sendouts and a member's page read anyway. */
export const memberRow: AskedRow = {
  table: sql`member`,
  id: sql`member.id`,
  isThere: sql`(member.chain_id = ${thisChain} and member.removed_at is null)`,
  hasEmail: sql`(member.email is not null)`,
  emailBounced: sql`(member.email_bounced_at is not null)`,
  emailNotification: sql`member.email_notification`,
  hasPhone: sql`(member.phone is not null)`,
  phoneNotification: sql`member.phone_notification`,
  registeredAt: "member.registered_at",
  birthday: sql`member.birthday`,
  homeLocationId: sql`member.home_location_id`,
  gender: sql`member.gender`,
  language: sql`member.language`,
  city: sql`city_word(member.city)`,
  zipCode: sql`upper(replace(member.zip_code, ' ', ''))`,
};

/** The same columns in `member_statistics`, together with purchases: a count scans one table without joins. */
export const figuresRow: AskedRow = {
  table: sql`member_statistics`,
  id: sql`member_statistics.member_id`,
  isThere: sql`(member_statistics.chain_id = ${thisChain} and member_statistics.is_there)`,
  hasEmail: sql`member_statistics.has_email`,
  emailBounced: sql`member_statistics.email_bounced`,
  emailNotification: sql`member_statistics.asked_email_notification`,
  hasPhone: sql`member_statistics.has_phone`,
  phoneNotification: sql`member_statistics.asked_phone_notification`,
  registeredAt: "member_statistics.asked_registered_at",
  birthday: sql`member_statistics.asked_birthday`,
  homeLocationId: sql`member_statistics.asked_home_location_id`,
  gender: sql`member_statistics.asked_gender`,
  language: sql`member_statistics.asked_language`,
  city: sql`member_statistics.asked_city`,
  zipCode: sql`member_statistics.asked_zip_code`,
};
