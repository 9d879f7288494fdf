import { todayIn } from "@stammis/domain/calendar";
import { balanceOn } from "@stammis/domain/points/ledger";
import { audit } from "../../audit.ts";
import type { Call } from "../../call.ts";
import { refuse } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { ownMembers } from "./own-members.ts";
import { profileOf, selectProfile, selectProfileParts } from "./queries.ts";
import { updateProfile } from "./update-profile.ts";

/** Staff change a member's profile; consents they change say who did. */
export async function editMember({ db }: Services, { chain, actor, params, body, now }: Call<"updateMember">) {
  return updateProfile.guarded(() =>
    db.inChain(chain.id, async (trx, { batch }) => {
      const found = selectProfile(trx, params.id);
      const own = await (actor.locationIds ? found.where(ownMembers(actor.locationIds)) : found).executeTakeFirst();
      if (!own) return refuse("NOT_FOUND");
      await updateProfile(trx, chain, params.id, body, { now, accountId: actor.accountId });
      const changed = Object.keys(body);
      await audit(trx, chain, {
        accountId: actor.accountId,
        act: "edit-member",
        subject: `member ${params.id}`,
        detail: { changed },
      });
      const today = todayIn(chain.timeZone, now);
      const [[profile], lots, cards, rewards] = await batch(...selectProfileParts(db.build, params.id, today));
      const looking = { today, timeZone: chain.timeZone };
      return profile
        ? profileOf(profile, { balance: balanceOn(lots, today), cards, rewards, looking })
        : refuse("NOT_FOUND");
    }),
  );
}
