import { createGetHome } from "#features/loyalty/home/api/get-home.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { Homes } from "./pass-shape.ts";

/** Reads the member's part of a pass: the same numbers and texts as the home page, in each language. */
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
