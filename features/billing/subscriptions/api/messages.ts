import { graceDays, lastDayOfGrace } from "#packages/domain/club/club-day.ts";
import type { Said } from "./tell-company.ts";

export interface EndingTrial {
  company: string;
  days: number;
  lastDay: Temporal.PlainDate;
  /** The monthly price of a point of sale; null if no plan is offered. */
  priceOre: number | null;
}

/** Announces the end of a trial. */
export const trialSaid =
  ({ company, days, lastDay, priceOre }: EndingTrial): Said =>
  ({ t, day, money }) => ({
    subject: t("trial.subject", { days }),
    heading: t("trial.heading"),
    paragraphs: [
      t("trial.text", { company, day: day(lastDay) }),
      ...(priceOre === null ? [] : [t("trial.price", { price: money(priceOre) })]),
      t("trial.after", { days: graceDays }),
    ],
    label: t("trial.button"),
    notes: [],
  });

/** Reports that the company's published clubs are suspended. */
export const lapsedSaid =
  (company: string, from: Temporal.PlainDate): Said =>
  ({ t, day }) => ({
    subject: t("lapsed.subject"),
    heading: t("lapsed.heading"),
    paragraphs: [
      t("lapsed.text", {
        company,
        day: day(from),
        graceDay: day(lastDayOfGrace(from)),
      }),
      t("lapsed.back"),
    ],
    label: t("lapsed.button"),
    notes: [],
  });

/** Reports that a subscription was ended because it was not paid. */
export const endedSaid =
  (company: string, from: Temporal.PlainDate): Said =>
  ({ t, day }) => ({
    subject: t("ended.subject"),
    heading: t("ended.heading"),
    paragraphs: [t("ended.text", { company, day: day(from) })],
    label: t("ended.button"),
    notes: [],
  });

/** Reports that the platform halted a company's clubs. No payment lifts this. */
export const haltedSaid =
  (company: string, from: Temporal.PlainDate): Said =>
  ({ t, day }) => ({
    subject: t("halted.subject"),
    heading: t("halted.heading"),
    paragraphs: [t("halted.text", { company, day: day(from), graceDay: day(lastDayOfGrace(from)) }), t("halted.ask")],
    label: t("halted.button"),
    notes: [],
  });

/** Reports that the halt is lifted. `lapsed`: the clubs stay suspended because of a debt or an ended subscription. */
export const releasedSaid =
  (company: string, lapsed: boolean): Said =>
  ({ t }) => ({
    subject: t("released.subject"),
    heading: t("released.heading"),
    paragraphs: [t(lapsed ? "released.lapsed" : "released.text", { company })],
    label: t(lapsed ? "lapsed.button" : "released.button"),
    notes: [],
  });
