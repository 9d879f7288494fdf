import { keepPicture, logoSide } from "#features/clubs/files/api/keep-picture.ts";
import type { TrailAct } from "#packages/domain/acts.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

async function setLogo(
  services: Services,
  { chain, actor }: Call<"removeChainLogo">,
  logoPath: string | null,
  act: TrailAct,
) {
  await services.db.inChain(chain.id, async (trx) => {
    await trx.updateTable("chain").set({ logo_path: logoPath }).where("id", "=", chain.id).execute();
    await audit(trx, chain, { accountId: actor.accountId, act, subject: `chain ${chain.id}` });
  });
  services.directory.forget(chain.id);
}

export async function setChainLogo(services: Services, call: Call<"setChainLogo">) {
  const logoPath = await keepPicture(services, call, call.file, logoSide);
  await setLogo(services, call, logoPath, "set-chain-logo");
  return { logoPath };
}

export const removeChainLogo = (services: Services, call: Call<"removeChainLogo">) =>
  setLogo(services, call, null, "remove-chain-logo");
