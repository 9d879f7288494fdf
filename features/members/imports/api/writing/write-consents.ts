import type { Compilable } from "kysely";
import { startOfDay } from "#packages/domain/calendar.ts";
import { rowInserter } from "#packages/server/db/row-set.ts";
import type { ImportedConsent } from "../../domain/read-consents.ts";
import type { Step } from "../steps.ts";
import type { Joined } from "./write-opening.ts";

const insertConsents = rowInserter("consent", {
  member_id: "bigint",
  channel: "text",
  given: "boolean",
  source: "text",
  account_id: "bigint",
  at: "timestamptz",
  text: "text",
  language: "text null",
  import_id: "bigint",
});

/** Adds the row's consents and refusals as evidence that names the import. */
export function writeConsents(
  { chain, lockedImport: memberImport, now }: Step,
  joined: readonly Joined[],
): Compilable[] {
  const all = joined.flatMap(({ memberId, plan }) => plan.consents.map((consent) => ({ memberId, plan, ...consent })));
  const at = ({ on }: ImportedConsent) => (on ? startOfDay(Temporal.PlainDate.from(on), chain.timeZone) : now);
  const rows = all.map((consent) => ({
    member_id: consent.memberId,
    channel: consent.channel,
    given: consent.given,
    source: "IMPORT",
    account_id: memberImport.account_id,
    at: at(consent),
    text: consent.words,
    language: consent.words === "" ? null : consent.plan.language,
    import_id: memberImport.id,
  }));
  return insertConsents(chain.id, rows);
}
