import type { CardEvents } from "#packages/server/request/card-events.ts";
import type { Services } from "#packages/server/request/services.ts";
import { readPage } from "./read-page.ts";
import { settleCharge } from "./settle-charge.ts";

/**
 * What the provider tells by itself. An event is a hint and no more: what it is about is asked for, so that it may come late, twice,
 * in any order or not at all.
 */
export function acceptCardEvents(services: Services): CardEvents | null {
  const { cards } = services;
  if (!cards) return null;
  const charging = { ...services, cards };
  return {
    async accept(body, signature) {
      const event = await cards.readEvent(body, signature);
      if (!event) return "stranger";
      const now = services.clock();
      if (event.about === "PAGE") await readPage(charging, event.session, now);
      if (event.about === "CHARGE") {
        const charge = await cards.readCharge(event.intent);
        if (charge) await settleCharge(charging, charge, now);
      }
      return "accepted";
    },
  };
}
