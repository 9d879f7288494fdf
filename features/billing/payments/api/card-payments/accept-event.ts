import type { CardEvents } from "#packages/server/request/card-events.ts";
import type { Services } from "#packages/server/request/services.ts";
import { readPage } from "./read-page.ts";
import { settleCharge } from "./settle-charge.ts";

/**
 * Handles the provider's webhooks. An event is only a hint: the current state is always fetched, so events may be late,
 * repeated, out of order or missing.
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
