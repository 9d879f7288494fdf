import { kronorFromOre, oreFromKronor } from "#packages/domain/money.ts";
import { allChains } from "#packages/server/db/database.ts";
import { audit, auditPlatform } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectPackages } from "./package-queries.ts";

async function clubNamed({ directory }: Services, subdomain: string | undefined) {
  return subdomain ? ((await directory.bySubdomain(subdomain)) ?? refuse("NOT_FOUND")) : null;
}

/** Returns the packages for all clubs, or for one club. */
export async function getSmsPackages(services: Services, { query }: Call<"getSmsPackages">) {
  const club = await clubNamed(services, query.subdomain);
  const [own, everybodys] = await services.db.read(allChains, (q) => [...selectPackages(q, club?.id ?? 0)]);
  const rows = own.length > 0 ? own : everybodys;
  return {
    packages: rows.map(({ credits, price_ore }) => ({ credits, price: kronorFromOre(price_ore) })),
    own: own.length > 0,
    clubName: club?.commercialName ?? null,
  };
}

function readPrices({ packages }: Call<"setSmsPackages">["body"]) {
  const seen = new Set<number>();
  const rows = packages.map(({ credits, price }, index) => {
    if (seen.has(credits)) refuseFields({ [`packages.${index}.credits`]: "PACKAGE_TWICE" });
    seen.add(credits);
    const read = oreFromKronor(price);
    return { credits, price_ore: read.ok ? read.ore : refuse("INVALID_INPUT") };
  });
  return rows;
}

/**
 * Sets the platform's prices from now on; earlier purchases keep their prices. A club without own prices has the
 * general ones.
 */
export async function setSmsPackages(
  services: Services,
  { query, body, actor }: Call<"setSmsPackages">,
): Promise<void> {
  const rows = readPrices(body);
  const club = await clubNamed(services, query.subdomain);
  const { accountId } = actor;
  await services.db.inPlatform(async (trx) => {
    const detail = { packages: rows.map(({ credits, price_ore }) => `${credits}: ${price_ore}`).join(", ") };
    const act = "set-sms-prices" as const;
    if (club) {
      await trx.deleteFrom("club_sms_package").where("chain_id", "=", club.id).execute();
      const own = rows.map((row) => ({ ...row, chain_id: club.id }));
      if (own.length > 0) await trx.insertInto("club_sms_package").values(own).execute();
      await audit(trx, club, { accountId, act, subject: "sms account" });
    } else {
      await trx.deleteFrom("sms_package").execute();
      if (rows.length > 0) await trx.insertInto("sms_package").values(rows).execute();
    }
    await auditPlatform(trx, { accountId, act, subject: club ? `chain ${club.id}` : "sms packages", detail });
  });
}
