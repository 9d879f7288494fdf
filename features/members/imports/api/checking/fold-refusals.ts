import { sql } from "kysely";
import { channels } from "#packages/domain/people/channels.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { ImportPlan } from "../../domain/check-row.ts";
import type { ImportedConsent } from "../../domain/read-consents.ts";
import { addressesOf, type JudgedRow, noesOf, type Step } from "../steps.ts";

const no = (channel: ImportedConsent["channel"]): ImportedConsent => ({ channel, given: false, on: null, words: "" });

/** Returns the consents with a refusal instead of the answer for this channel. */
const withNo = (consents: readonly ImportedConsent[], channel: ImportedConsent["channel"]): ImportedConsent[] => [
  ...consents.filter((consent) => consent.channel !== channel),
  no(channel),
];

/**
 * A person may have several rows. Copies refusals from repeated rows to the person's new member in the same step, so
 * that the refusal counts. Returns the plans whose person was in an earlier step.
 */
export function foldRefusals(rows: readonly JudgedRow[]): ImportPlan[] {
  const byAddress = new Map<string, JudgedRow>();
  const unmatched: ImportPlan[] = [];
  for (const row of rows) {
    const addresses = addressesOf(row.plan);
    if (row.outcome === "NEW") for (const address of addresses) byAddress.set(address, row);
    if (row.outcome !== "DUPLICATE" || noesOf(row.plan).length === 0) continue;
    const earlier = addresses.map((address) => byAddress.get(address)).find((each) => each !== undefined);
    if (!earlier) unmatched.push(row.plan);
    else for (const channel of noesOf(row.plan)) earlier.plan.consents = withNo(earlier.plan.consents, channel);
  }
  return unmatched;
}

/** Copies the refusals of repeated rows to new members that earlier steps planned. */
export async function foldIntoEarlier(
  { trx, lockedImport: memberImport }: Step,
  repeated: readonly ImportPlan[],
): Promise<void> {
  for (const channel of channels) {
    const refusing = repeated.filter((plan) => noesOf(plan).includes(channel));
    if (refusing.length === 0) continue;
    await sql`update member_import_row as row set plan = jsonb_set(row.plan, '{consents}',
        (select coalesce(jsonb_agg(consent), '[]') from jsonb_array_elements(row.plan -> 'consents') as consent
          where consent ->> 'channel' <> ${channel}) || ${JSON.stringify([no(channel)])}::jsonb)
      from unnest(${refusing.map(({ email }) => email)}::text[], ${refusing.map(({ phone }) => phone)}::text[])
        as each (email, phone)
      where row.chain_id = ${thisChain} and row.import_id = ${memberImport.id} and row.outcome = 'NEW'
        and (row.email = each.email or row.phone = each.phone)`.execute(trx);
  }
}
