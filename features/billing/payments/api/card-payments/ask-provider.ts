import { CardProviderError } from "#packages/server/payments/card-provider.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { Charging } from "./charge-invoices.ts";

/** Returns the services with the card provider, or refuses CARDS_NOT_TAKEN. */
export function chargingOf(services: Services): Charging {
  const { cards } = services;
  return cards ? { ...services, cards } : refuse("CARDS_NOT_TAKEN");
}

/** Waits for the provider while a person waits. A failure is logged and refused as CARD_PROVIDER_SILENT. */
export async function askProvider<T>({ log }: Pick<Services, "log">, request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error;
    log.warn({ err: error }, "card payment provider did not respond");
    return refuse("CARD_PROVIDER_SILENT");
  }
}
