import { clubDay } from "@stammis/domain/clubs/club-day";
import type { Language } from "@stammis/domain/clubs/languages";
import { chainNow } from "@stammis/domain/clubs/sandbox-clock";
import type { Chain } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { createGetHome } from "../consumer/get-home.ts";
import type { Homes } from "./pass-shape.ts";

/** Reads what members' passes say: the very numbers and words of their home, in each language. */
export type ReadHomes = (chain: Chain, memberId: number | null) => Promise<Homes>;

export function createReadHomes(services: Services): ReadHomes {
  const getHome = createGetHome(services);
  return async (chain, memberId) => {
    if (memberId === null) return null;
    const day = clubDay(chain, chainNow(services.clock(), chain));
    const inLanguage = (textLanguage: Language) => getHome({ chain, actor: { memberId }, day, textLanguage });
    const [sv, en, fr] = await Promise.all([inLanguage("sv"), inLanguage("en"), inLanguage("fr")]);
    return { sv, en, fr };
  };
}
