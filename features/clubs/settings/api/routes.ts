import { languages } from "#packages/domain/translations/languages.ts";
import type { Handlers } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { settingsRoutes } from "../contract/routes.ts";
import { createChain } from "./create-chain.ts";
import { getTerms } from "./get-terms.ts";
import { getTermsVersion } from "./get-terms-version.ts";
import { clockShapeOf, moveChainClock } from "./move-clock.ts";
import { publishTerms, saveTermsDraft } from "./publish-terms.ts";
import { ownChainOf, selectCountedSince, selectOwnChain, selectWritten } from "./queries.ts";
import { removeChainLogo, setChainLogo } from "./set-chain-logo.ts";
import { isSubdomainTaken, readSubdomain } from "./subdomains.ts";
import { takeBackTerms } from "./take-back-terms.ts";
import { updateChain } from "./update-chain.ts";

export const settingsHandlers = (services: Services): Handlers<typeof settingsRoutes> => ({
  createChain: (call) => createChain(services, call),

  async getSubdomainAvailability({ params, now }) {
    const read = readSubdomain(params.subdomain);
    if (!read.ok) return { available: false, reason: read.reason };
    const taken = await isSubdomainTaken(services.db.platform, read.value, now);
    return { available: !taken, reason: taken ? "SUBDOMAIN_TAKEN" : null };
  },

  async getChain({ chain, realNow }) {
    const [[row], [counted]] = await services.db.read(chain.id, (q) => [
      selectOwnChain(q, chain.id, realNow),
      selectCountedSince(chain.timeZone),
    ]);
    return row ? ownChainOf(row, counted?.since ?? null, services.config) : refuse("NOT_FOUND");
  },

  updateChain: (call) => updateChain(services, call),
  async getWrittenLanguages({ chain }) {
    const [[written]] = await services.db.read(chain.id, () => [selectWritten()]);
    const others = languages.filter((language) => language !== chain.language);
    return {
      things: written?.things ?? 0,
      written: others.map((language) => ({ language, things: written?.[language] ?? 0 })),
    };
  },

  setChainLogo: (call) => setChainLogo(services, call),
  removeChainLogo: (call) => removeChainLogo(services, call),
  getChainClock: async ({ chain, realNow }) => clockShapeOf(chain, realNow),
  moveChainClock: (call) => moveChainClock(services, call),
  getTerms: (call) => getTerms(services, call),
  saveTermsDraft: (call) => saveTermsDraft(services, call),
  publishTerms: (call) => publishTerms(services, call),
  getTermsVersion: (call) => getTermsVersion(services, call),
  takeBackTerms: (call) => takeBackTerms(services, call),
});
