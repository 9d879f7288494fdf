import type { TrailAct } from "@stammis/domain/clubs/trail";
import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { keepPicture, logoSide } from "../files/keep-picture.ts";

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
