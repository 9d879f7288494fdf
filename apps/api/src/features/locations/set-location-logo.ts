import type { TrailAct } from "@stammis/domain/clubs/trail";
import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { keepPicture, logoSide } from "../files/keep-picture.ts";

async function setLogo({ db }: Services, call: Call<"removeLocationLogo">, logoPath: string | null, act: TrailAct) {
  const { chain, actor, params } = call;
  await db.inChain(chain.id, async (trx) => {
    const found = await trx
      .updateTable("location")
      .set({ logo_path: logoPath })
      .where("id", "=", params.id)
      .where("closed_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!found) refuse("NOT_FOUND");
    const locationIds = [params.id];
    await audit(trx, chain, { accountId: actor.accountId, act, subject: `location ${params.id}`, locationIds });
  });
}

export async function setLocationLogo(services: Services, call: Call<"setLocationLogo">) {
  const logoPath = await keepPicture(services, call, call.file, logoSide);
  await setLogo(services, call, logoPath, "set-location-logo");
  return { logoPath };
}

export const removeLocationLogo = (services: Services, call: Call<"removeLocationLogo">) =>
  setLogo(services, call, null, "remove-location-logo");
