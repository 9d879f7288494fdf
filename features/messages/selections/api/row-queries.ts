import { type RawBuilder, sql } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";

type Column = RawBuilder<unknown>;

/** A row of which a selection is asked: where what conditions on the member ask stands, as it is compared. */
export interface AskedRow {
  table: Column;
  id: Column;
  /** The club's members who are there. */
  isThere: RawBuilder<boolean>;
  hasEmail: Column;
  emailBounced: Column;
  emailNotification: Column;
  hasPhone: Column;
  phoneNotification: Column;
  /** By its name. */
  registeredAt: string;
  birthday: Column;
  homeLocationId: Column;
  gender: Column;
  language: Column;
  city: Column;
  zipCode: Column;
}

/** `member`, which lists, sendouts and one member's page have at hand. */
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

/** The same kept beside the member, with what they have bought: all are counted by one scan, and nothing is joined. */
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
