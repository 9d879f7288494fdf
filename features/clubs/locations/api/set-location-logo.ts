import { keepPicture, logoSide } from "#features/clubs/files/api/keep-picture.ts";
import type { TrailAct } from "#packages/domain/acts.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

async function setLogo({ db }: Services, call: Call<"removeLocationLogo">, logoPath: string | null, act: TrailAct) {
  const { chain, actor, params } = call;
  await db.inChain(chain.id, async (trx) => {
    const row = await trx
      .updateTable("location")
      .set({ logo_path: logoPath })
      .where("id", "=", params.id)
      .where("closed_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!row) refuse("NOT_FOUND");
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
