import { graceDays, lastDayOfGrace } from "#packages/domain/club/club-day.ts";
import type { Said } from "./tell-company.ts";

export interface EndingTrial {
  company: string;
  days: number;
  lastDay: Temporal.PlainDate;
  /** A month of a point of sale; null where nothing is offered. */
  priceOre: number | null;
}

/** That a trial is about to end. */
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

/** That what a company's clubs have published is suspended. */
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

/** That a subscription was ended for what was never paid. */
export const endedSaid =
  (company: string, from: Temporal.PlainDate): Said =>
  ({ t, day }) => ({
    subject: t("ended.subject"),
    heading: t("ended.heading"),
    paragraphs: [t("ended.text", { company, day: day(from) })],
    label: t("ended.button"),
    notes: [],
  });

/** That the platform has paused a company's clubs: nothing that is paid brings them back. */
export const haltedSaid =
  (company: string, from: Temporal.PlainDate): Said =>
  ({ t, day }) => ({
    subject: t("halted.subject"),
    heading: t("halted.heading"),
    paragraphs: [t("halted.text", { company, day: day(from), graceDay: day(lastDayOfGrace(from)) }), t("halted.ask")],
    label: t("halted.button"),
    notes: [],
  });

/** That it lets them go on. `lapsed`: they are suspended all the same, for what is not paid or has ended. */
export const releasedSaid =
  (company: string, lapsed: boolean): Said =>
  ({ t }) => ({
    subject: t("released.subject"),
    heading: t("released.heading"),
    paragraphs: [t(lapsed ? "released.lapsed" : "released.text", { company })],
    label: t(lapsed ? "lapsed.button" : "released.button"),
    notes: [],
  });
