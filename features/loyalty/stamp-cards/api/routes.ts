import { removeDraft } from "#features/loyalty/publishing/api/remove-draft.ts";
import { setStatus } from "#features/loyalty/publishing/api/set-status.ts";
import type { Handlers } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { stampCardsRoutes } from "../contract/routes.ts";
import { countPromiseChanges } from "./better-promises.ts";
import { copyStampcard } from "./copy-stamp-card.ts";
import { exportStampcards } from "./export-stamp-cards.ts";
import { publishableStampCard } from "./publishable-stamp-card.ts";
import { merchantStampcardOf, selectMerchantStampCards } from "./queries.ts";
import { createStampcard, updateStampcard } from "./save-stamp-card.ts";
import { removeStampcardImage, setStampcardImage } from "./set-stamp-card-image.ts";
import { selectStampCards } from "./stamp-card-shape.ts";

export const stampCardsHandlers = (services: Services): Handlers<typeof stampCardsRoutes> => ({
  async listStampcards({ chain, day }) {
    const { today } = day;
    const [rows] = await services.db.read(chain.id, (q) => [selectMerchantStampCards(q, today)]);
    return rows.map((row) => merchantStampcardOf(row, day));
  },

  exportStampcards: (call) => exportStampcards(services, call),

  async getStampcard({ chain, params, day }) {
    const { today } = day;
    const [[row]] = await services.db.read(chain.id, (q) => [
      selectMerchantStampCards(q, today).where("stamp_card.id", "=", params.id),
    ]);
    return row ? merchantStampcardOf(row, day) : refuse("NOT_FOUND");
  },

  async previewStampcardChange({ chain, params, query, day: { today } }) {
    const [[card], [counted]] = await services.db.read(chain.id, (q) => [
      selectStampCards(q).where("stamp_card.id", "=", params.id),
      countPromiseChanges(q, { ...query, stampCardId: params.id, today }),
    ]);
    return card && counted ? counted : refuse("NOT_FOUND");
  },

  createStampcard: (call) => createStampcard(services, call),
  updateStampcard: (call) => updateStampcard(services, call),
  copyStampcard: (call) => copyStampcard(services, call),
  setStampcardStatus: (call) => setStatus(services, publishableStampCard, call),
  setStampcardImage: (call) => setStampcardImage(services, call),
  removeStampcardImage: (call) => removeStampcardImage(services, call),
  removeStampcard: (call) => removeDraft(services, publishableStampCard, call),
});
