import { whatChanged } from "@stammis/domain/clubs/trail";
import type { Build } from "../../db/build.ts";
import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { checkVersion, lastEdit } from "../../request/versions.ts";
import { readChainFields } from "./chain-fields.ts";
import { changeLanguage } from "./change-language.ts";
import { lockChain, ownChainOf, selectOwnChain } from "./queries.ts";
import { retireSubdomain, subdomainGuarded, takeSubdomain } from "./subdomains.ts";

/**
 * Changes a club's own facts. A changed subdomain is retired: it leads to the new one for a year. A changed language is
 * from then on the one its own texts are in. Spec §2.
 */
export async function updateChain(services: Services, { chain, actor, body, realNow }: Call<"updateChain">) {
  const fields = readChainFields(body, chain.languages);
  const own = (db: Build) => selectOwnChain(db, chain.id, realNow);
  const row = await subdomainGuarded(() =>
    services.db.inChain(chain.id, async (trx) => {
      const before = await lockChain(trx, chain.id).executeTakeFirstOrThrow();
      const present = ownChainOf(await own(trx).executeTakeFirstOrThrow(), services.config);
      await checkVersion(body.version, { version: present.version, present }, () =>
        lastEdit(trx, chain, `chain ${chain.id}`, "update-chain"),
      );
      const { subdomain: old } = before;
      if (fields.subdomain !== old) {
        await takeSubdomain(trx, fields.subdomain, realNow, chain.id);
        await retireSubdomain(trx, old, chain.id, realNow);
      }
      const follows = before.name === before.commercial_name;
      const name = fields.name ?? (follows ? fields.commercialName : before.name);
      await trx
        .updateTable("chain")
        .set({
          name,
          commercial_name: fields.commercialName,
          subdomain: fields.subdomain,
          language: fields.language,
          languages: fields.languages,
          brand_colour: fields.brandColour,
        })
        .where("id", "=", chain.id)
        .execute();
      if (fields.language !== before.language) await changeLanguage(trx, before.language, fields.language);
      const was = { ...before, brandColour: before.brand_colour };
      const detail = {
        changes: whatChanged(
          {
            name: was.commercial_name,
            internalName: was.name,
            subdomain: old,
            language: was.language,
            languages: was.languages.join(", "),
            brandColour: was.brandColour,
          },
          {
            name: fields.commercialName,
            internalName: name,
            subdomain: fields.subdomain,
            language: fields.language as string,
            languages: fields.languages.join(", "),
            brandColour: fields.brandColour,
          },
        ),
      };
      await audit(trx, chain, {
        accountId: actor.accountId,
        act: "update-chain",
        subject: `chain ${chain.id}`,
        detail,
      });
      return own(trx).executeTakeFirstOrThrow();
    }),
  );
  services.directory.forget(chain.id);
  return ownChainOf(row, services.config);
}
