import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { chargeInvoices } from "./charge-invoices.ts";
import { checkCharges } from "./check-charges.ts";
import { findDisputes } from "./find-disputes.ts";
import { findRefunds } from "./find-refunds.ts";
import { tellExpiring } from "./tell-expiring.ts";

/** Cards are charged after the invoices are issued. Each job does all work that is due. */
export function cardPaymentsSchedule(services: Services): ScheduledJob[] {
  const { cards, clock } = services;
  if (!cards) return [];
  const charging = { ...services, cards };
  return [
    { name: "charge-cards", pattern: "18 5-20 * * *", act: () => chargeInvoices(charging, clock()) },
    { name: "check-card-charges", pattern: "*/10 * * * *", act: () => checkCharges(charging, clock()) },
    { name: "find-disputes", pattern: "44 1,7,13,19 * * *", act: () => findDisputes(charging, clock()) },
    { name: "find-refunds", pattern: "49 1,7,13,19 * * *", act: () => findRefunds(charging, clock()) },
    { name: "tell-expiring-cards", pattern: "53 6-17 * * *", act: () => tellExpiring(services, clock()) },
  ];
}
