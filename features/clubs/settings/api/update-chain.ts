import type { Transaction } from "kysely";
import { whatChanged } from "#features/insight/trail/domain/trail.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, lastEdit } from "#packages/server/request/versions.ts";
import { readChainFields } from "./chain-fields.ts";
import { changeLanguage } from "./change-language.ts";
import { isKnownZone, lockChain, ownChainOf, selectCountedSince, selectOwnChain } from "./queries.ts";
import { retireSubdomain, subdomainGuarded, takeSubdomain } from "./subdomains.ts";

type Before = Awaited<ReturnType<ReturnType<typeof lockChain>["executeTakeFirstOrThrow"]>>;

/** Returns the club's facts for the audit trail, under the trail's field names. */
const factsOf = (row: Omit<Before, "logo_path">) => ({
  name: row.commercial_name,
  internalName: row.name,
  subdomain: row.subdomain,
  language: row.language as string,
  languages: row.languages.join(", "),
  timeZone: row.time_zone,
  brandColour: row.brand_colour,
});

/**
 * Refuses another time zone after days have been counted in the current one. Refuses a zone that the database does not
 * have.
 */
async function checkZone(trx: Transaction<DB>, timeZone: string, countedSince: Temporal.PlainDate | null) {
  if (countedSince) return refuseFields({ timeZone: "TIME_ZONE_FIXED" });
  refuseFields({ timeZone: (await isKnownZone(trx, timeZone)) ? null : "INVALID_TIME_ZONE" });
}

/** Reads the club in the form of its editor, with the first day counted in its time zone. */
async function readOwn(trx: Transaction<DB>, chain: Chain, { config }: Services, realNow: Temporal.Instant) {
  const row = await selectOwnChain(trx, chain.id, realNow).executeTakeFirstOrThrow();
  const [counted] = (await trx.executeQuery(selectCountedSince(row.time_zone).compile())).rows;
  const countedSince = counted?.since ?? null;
  return { own: ownChainOf(row, countedSince, config), countedSince };
}

/**
 * Changes a club's own facts. A changed subdomain redirects to the new one for a year. With a changed language, the
 * club's own texts move to that language. Spec §2.
 */
export async function updateChain(services: Services, { chain, actor, body, realNow }: Call<"updateChain">) {
  const fields = readChainFields(body, chain);
  const saved = await subdomainGuarded(() =>
    services.db.inChain(chain.id, async (trx) => {
      const before = await lockChain(trx, chain.id).executeTakeFirstOrThrow();
      const { own: present, countedSince } = await readOwn(trx, chain, services, realNow);
      await checkVersion(body.version, { version: present.version, present }, () =>
        lastEdit(trx, chain, `chain ${chain.id}`, "update-chain"),
      );
      const { subdomain: old } = before;
      const timeZone = fields.timeZone ?? before.time_zone;
      if (timeZone !== before.time_zone) await checkZone(trx, timeZone, countedSince);
      if (fields.subdomain !== old) {
        await takeSubdomain(trx, fields.subdomain, realNow, chain.id);
        await retireSubdomain(trx, old, chain.id, realNow);
      }
      const follows = before.name === before.commercial_name;
      const after = {
        name: fields.name ?? (follows ? fields.commercialName : before.name),
        commercial_name: fields.commercialName,
        subdomain: fields.subdomain,
        language: fields.language,
        languages: fields.languages,
        time_zone: timeZone,
        brand_colour: fields.brandColour,
      };
      await trx.updateTable("chain").set(after).where("id", "=", chain.id).execute();
      if (fields.language !== before.language) await changeLanguage(trx, before.language, fields.language);
      await audit(trx, chain, {
        accountId: actor.accountId,
        act: "update-chain",
        subject: `chain ${chain.id}`,
        detail: { changes: whatChanged(factsOf(before), factsOf(after)) },
      });
      return (await readOwn(trx, chain, services, realNow)).own;
    }),
  );
  services.directory.forget(chain.id);
  return saved;
}
