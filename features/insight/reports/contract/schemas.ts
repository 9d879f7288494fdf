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
      /** What the club has running, of what not every club has. */
      has: z.object({ points: z.boolean(), stampcards: z.boolean(), coupons: z.boolean() }),
      /** Points that members can use today and lose within so many days. */
      dueWithin: z.object({ days: z.number(), points: z.number() }),
      /** Messages of sendouts that went out, and the next sendout with a time; null for whoever may not look at sendouts. */
      messages: z
        .object({
          today: z.number(),
          month: z.number(),
          next: z.object({ id: z.number(), name: z.string(), sendAt: instant }).nullable(),
        })
        .nullable(),
      /** The same weekday last week up to the same time of day, to compare with; null where nothing was yet. */
      lastWeek: figures
        .pick({ purchases: true, totalAmount: true, newMembers: true, couponsUsed: true })
        .extend({ until: instant })
        .nullable(),
      /** Of a local merchant's points of sale counted to 1,000; 1,001 says that there are more. */
      members: z.number(),
      /** Thirty days, oldest first. */
      days: z.array(z.object({ date, purchases: z.number(), totalAmount: z.number() })),
      /** Staff who gave far more points today than they usually do. */
      unusual: z.array(z.object({ accountId: z.number(), name: z.string(), points: z.number(), usual: z.number() })),
      /** Those that wait for the yes of whoever asks, the longest first; `startedBy` is empty where nobody knows. */
      sendoutsToApprove: z.array(z.object({ id: z.number(), name: z.string(), startedBy: z.string() })),
      /** Without anybody's doing; they wait for a person. */
      sendoutsStopped: z.array(z.object({ id: z.number(), name: z.string(), reason: z.enum(stopReasons) })),
      /** SMS credits wait for a merchant: a top-up failed, or an automatic sendout leaves members out; null: all is well. */
      smsShort: z.object({ topUpProblem: z.enum(topUpRefusals).nullable(), leavesOut: z.boolean() }).nullable(),
      locations: z.array(z.object({ id: z.number(), name: z.string(), today: figures, month: figures })),
    }),
  },
  /** Each step ticked by fact. */
  getStartGuide: {
    answer: z.object({
      done: z.boolean(),
      /** Whether anybody has bought anything: then the club runs, and needs no guide. */
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
  /** What members can still use, today. */
  getLiability: {
    query: z.object({ pointOfSaleId: id.optional() }),
    answer: liability,
    errors: ["OTHER_LOCATION"],
  },
  getCampaignReport: { params: idParams, answer: campaignReport },
} as const satisfies Record<keyof typeof reportsRoutes, Schemas>;
