import { clubDay } from "@stammis/domain/clubs/club-day";
import { chainNow } from "@stammis/domain/clubs/sandbox-clock";
import type { Chain } from "../../request/call.ts";
import type { CoverWords } from "../../request/cover-words.ts";
import type { Services } from "../../request/services.ts";
import { noRuleRow, selectRule } from "../points/ledger.ts";
import { selectStampCards, stampcardOf } from "../stamp-cards/stamp-card-shape.ts";
import { isActive } from "./find-shown.ts";

/** What a club's page says under its name before the app is there to say it: as `GuestScreen.tsx` chooses. One trip. */
export async function tellCover({ db, clock }: Services, chain: Chain): Promise<CoverWords> {
  const [[rule = noRuleRow], cards] = await db.read(chain.id, (q) => [
    selectRule(q),
    selectStampCards(q).where("publish_status", "=", "ACTIVE"),
  ]);
  if (rule.active && rule.description) return { text: rule.description };
  if (rule.active) return { instead: "points" };
  const day = clubDay(chain, chainNow(clock(), chain));
  return { instead: cards.some((card) => isActive(stampcardOf(card, day))) ? "stamps" : "club" };
}
