import * as z from "zod";
import { stopReasons } from "#features/messages/sendouts/domain/sendout-states.ts";
import { topUpRefusals } from "#features/messages/sms/domain/packages.ts";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { id, idParams } from "#packages/contract/shapes.ts";
import { campaignReport, liability, report, reportQuery } from "./report-shapes.ts";
import type { reportsRoutes } from "./routes.ts";

const figures = z.object({
  purchases: z.number(),
  totalAmount: z.number(),
  newMembers: z.number(),
  pointsGiven: z.number(),
  pointsUsed: z.number(),
  pointsExpired: z.number(),
  couponsUsed: z.number(),
});

const figuresOfToday = figures.extend({ cardsFilled: z.number() });

export const reportsSchemas = {
  getToday: {
    answer: z.object({
      date,
      today: figuresOfToday,
      month: figuresOfToday,
      /** The kinds of offers the club has active. */
      has: z.object({ points: z.boolean(), stampcards: z.boolean(), coupons: z.boolean() }),
      /** Points that can be used today and expire within this many days. */
      dueWithin: z.object({ days: z.number(), points: z.number() }),
      /** Sent messages and the next scheduled sendout; null for an account that cannot see sendouts. */
      messages: z
        .object({
          today: z.number(),
          month: z.number(),
          next: z.object({ id: z.number(), name: z.string(), sendAt: instant }).nullable(),
        })
        .nullable(),
      /** The same weekday last week up to the same time of day; null before the first purchase. */
      lastWeek: figures
        .pick({ purchases: true, totalAmount: true, newMembers: true, couponsUsed: true })
        .extend({ until: instant })
        .nullable(),
      /** For a local merchant counted up to 1,000; 1,001 means more. */
      members: z.number(),
      /** Thirty days, oldest first. */
      days: z.array(z.object({ date, purchases: z.number(), totalAmount: z.number() })),
      /** Staff who gave far more points today than usual. */
      unusual: z.array(z.object({ accountId: z.number(), name: z.string(), points: z.number(), usual: z.number() })),
      /** Sendouts that the caller can approve, longest pending first; `startedBy` is empty if unknown. */
      sendoutsToApprove: z.array(z.object({ id: z.number(), name: z.string(), startedBy: z.string() })),
      /** Sendouts that stopped automatically and need a person. */
      sendoutsStopped: z.array(z.object({ id: z.number(), name: z.string(), reason: z.enum(stopReasons) })),
      /**
       * Missing SMS credits: a top-up failed, or an automatic sendout leaves members out; null if there is no problem.
       */
      smsShort: z.object({ topUpProblem: z.enum(topUpRefusals).nullable(), leavesOut: z.boolean() }).nullable(),
      locations: z.array(z.object({ id: z.number(), name: z.string(), today: figures, month: figures })),
    }),
  },
  /** Each step is ticked from stored facts. */
  getStartGuide: {
    answer: z.object({
      done: z.boolean(),
      /** Whether any purchase exists. A running club needs no guide. */
      running: z.boolean(),
      steps: z.array(
        z.object({
          step: z.enum([
            "COMPANY",
            "CLUB",
            "LOGO",
            "LOCATION",
            "TERMS",
            "PRIVACY",
            "REWARDING",
            "INVITATION",
            "POSTER",
          ]),
          done: z.boolean(),
        }),
      ),
    }),
  },
  getReport: { query: reportQuery, answer: report, errors: ["DATE_REQUIRED", "END_BEFORE_START", "OTHER_LOCATION"] },
  /** Returns the points that members can still use today. */
  getLiability: {
    query: z.object({ pointOfSaleId: id.optional() }),
    answer: liability,
    errors: ["OTHER_LOCATION"],
  },
  getCampaignReport: { params: idParams, answer: campaignReport },
} as const satisfies Record<keyof typeof reportsRoutes, Schemas>;
