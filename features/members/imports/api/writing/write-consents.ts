import { type Compilable, sql } from "kysely";
import { startOfDay } from "#packages/domain/calendar.ts";
import { statement } from "#packages/server/db/prepared.ts";
import type { ImportedConsent } from "../../domain/read-consents.ts";
import type { Step } from "../steps.ts";
import type { Joined } from "./write-opening.ts";

/** What the list tells of their yes and no, as evidence that names the import. */
export function writeConsents({ chain, found, now }: Step, joined: readonly Joined[]): Compilable[] {
  const all = joined.flatMap(({ memberId, plan }) => plan.consents.map((consent) => ({ memberId, plan, ...consent })));
  if (all.length === 0) return [];
  const at = ({ on }: ImportedConsent) =>
    (on ? startOfDay(Temporal.PlainDate.from(on), chain.timeZone) : now).toString();
  return [
    statement(sql`insert into consent (chain_id, member_id, channel, given, source, account_id, at, text, language, import_id)
      select ${chain.id}::bigint, member, channel, given, 'IMPORT', ${found.account_id}::bigint, at, words,
        case when words <> '' then language end, ${found.id}::bigint
      from unnest(${all.map(({ memberId }) => memberId)}::bigint[], ${all.map(({ channel }) => channel)}::text[],
        ${all.map(({ given }) => given)}::boolean[], ${all.map(at)}::timestamptz[],
        ${all.map(({ words }) => words)}::text[], ${all.map(({ plan }) => plan.language)}::text[])
        as each (member, channel, given, at, words, language) returning 1`),
  ];
}
