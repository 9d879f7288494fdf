import { type CompanyStanding, companyStandings } from "#features/billing/subscriptions/domain/subscription.ts";
import { type PeriodName, periodNames } from "#features/insight/reports/domain/periods.ts";
import { type TrailArea, trailAreas } from "#features/insight/trail/domain/trail.ts";
import { type WhatIfQuestion, whatIfQuestions } from "#features/insight/what-if/domain/what-if-questions.ts";
import { type DeliveryState, deliveryStates } from "#features/integrations/webhooks/domain/webhooks.ts";
import { type PublishStatus, publishStatuses } from "#features/loyalty/publishing/domain/publish-status.ts";
import { type MessageState, messageStates } from "#features/messages/letters/domain/message-states.ts";
import {
  recipientReasons,
  type SendoutState,
  sendoutStates,
} from "#features/messages/sendouts/domain/sendout-states.ts";
import { type IncidentState, incidentStates } from "#features/platform/incidents/domain/incidents.ts";
import { type ApprovalState, approvalStates } from "#features/till/approvals/domain/approval.ts";
import { type PurchaseKind, purchaseKinds } from "#features/till/purchases/domain/purchase-filters.ts";
import { countedRows, lastPage } from "#packages/domain/list-pages.ts";
import { maxAmountOre } from "#packages/domain/money.ts";

/** What a list keeps in the address bar: its page, words, order and filters. */
export interface ListSearch {
  /** From the second page on; beyond the counted rows `after`, the key that the page before answered. */
  page?: number;
  after?: string;
  q?: string;
  sort?: string;
  /** Days, both included. */
  since?: string;
  until?: string;
  memberId?: number;
  pointOfSaleId?: number;
  /** Of purchases: who stood at the till, what they were for, what is kept in kronor, what came of them. */
  cashierId?: number;
  categoryId?: number;
  amountFrom?: number;
  amountTo?: number;
  only?: PurchaseKind;
  /** Of the trail: whose acts, about what, and of which thing. */
  accountId?: number;
  area?: TrailArea;
  about?: string;
  medium?: "EMAIL" | "SMS";
  /** Of the outbox: what became of a message, and the club that sent it, by its subdomain. */
  message?: MessageState;
  club?: string;
  /** Of what programs of others were told, what became of it. */
  delivery?: DeliveryState;
  /** Of the SMS account: which of its lines. */
  credits?: (typeof creditShows)[number];
  /** Of every company's invoices: those with something to pay, or those whose day to pay has passed. */
  invoices?: (typeof invoiceShows)[number];
  /** Of the platform's companies: how they stand. */
  standing?: CompanyStanding;
  /** Of incidents: how they stand. */
  incident?: IncidentState;
  /** Of what companies have written to the platform: what waits for an answer, or has one. */
  support?: (typeof supportShows)[number];
  /** Of companies and a document: those that are to accept it, or have. */
  accepted?: (typeof acceptedShows)[number];
  /** Among coupons: which kind, and the campaign that brings them. */
  kind?: "REWARD" | "VALUE";
  campaignId?: number;
  /** Of what is published, its status; of a till's question, what became of it. */
  status?: PublishStatus;
  state?: ApprovalState;
  /** Of sendouts, what has become of them. */
  sendoutState?: SendoutState;
  /** Of sendouts, not the last days' alone. */
  days?: "all";
  /** Of a sendout's numbers: the days in which purchases count; 14 unless told. */
  within?: (typeof purchaseDays)[number];
  /** Of a sendout's recipients, what has become of them, and why they got nothing. */
  recipientState?: (typeof recipientShows)[number];
  recipientReason?: (typeof recipientReasons)[number];
  /** Of sendouts, those that go by themselves. */
  sendouts?: "automatic";
  /** Looked at otherwise: campaigns in a calendar, the month or quarter of `since`; cards and coupons as a table. */
  view?: (typeof looks)[number];
  /** Of a report; own days are `since` and `until`. */
  period?: PeriodName;
  /** Months without a purchase after which a member is quiet. */
  quiet?: number;
  /** Of a rule that is tried: which question, of which reward or card, and its numbers as they were typed. */
  ask?: WhatIfQuestion;
  subjectId?: number;
  tried?: string;
  months?: number;
  /** Among members: those invited who have not joined. */
  show?: "invited";
  /** Those in a selection. */
  selection?: number;
}

/** What becomes of a recipient, as people are told it. */
export const recipientShows = ["WAITING", "SENT", "FAILED", "SKIPPED", "HELD_OUT"] as const;
/** Days after a sendout in which purchases can be counted. */
export const purchaseDays = [7, 14, 30] as const;
const creditShows = ["BOUGHT", "MESSAGES", "SENDOUTS"] as const;
const invoiceShows = ["OPEN", "OVERDUE"] as const;
const supportShows = ["WAITING", "ANSWERED"] as const;
const acceptedShows = ["WAITING", "ACCEPTED"] as const;
const looks = ["month", "quarter", "list"] as const;
const text = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");
/** A key of ours: one that is too long is none. */
const key = (value: unknown, max: number) => (text(value).length <= max ? text(value) : "");
const day = (value: unknown) => (/^\d{4}-\d\d-\d\d$/.test(text(value)) ? text(value) : "");
const kronor = (value: unknown) =>
  /^\d{1,8}(\.\d{1,2})?$/.test(text(value)) ? Math.min(Number(value), maxAmountOre / 100) : undefined;
const thing = (value: unknown) => (/^[a-z-]+( [a-z]+)? \d{1,15}$/.test(text(value)) ? text(value) : "");
const id = (value: unknown) => (Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined);

/** Reads a list's search parameters; what cannot be read is left out. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const q = text(search.q);
  const sort = key(search.sort, 40);
  const page = id(search.page);
  const after = typeof search.after === "string" ? key(search.after, 400) : "";
  const since = day(search.since);
  const until = day(search.until);
  const memberId = id(search.memberId);
  const pointOfSaleId = id(search.pointOfSaleId);
  const campaignId = id(search.campaignId);
  const [amountFrom, amountTo] = [kronor(search.amountFrom), kronor(search.amountTo)];
  const [cashierId, categoryId, accountId] = [id(search.cashierId), id(search.categoryId), id(search.accountId)];
  const selection = id(search.selection);
  const only = purchaseKinds.find((each) => each === search.only);
  const area = trailAreas.find((each) => each === search.area);
  const about = thing(search.about);
  const quiet = id(search.quiet);
  const ask = whatIfQuestions.find((each) => each === search.ask);
  const [subjectId, tried, months] = [id(search.subjectId), key(search.tried, 12), id(search.months)];
  const period = periodNames.find((name) => name === search.period);
  const status = publishStatuses.find((each) => each === search.status);
  const state = approvalStates.find((each) => each === search.state);
  const sendoutState = sendoutStates.find((each) => each === search.sendoutState);
  const recipientState = recipientShows.find((each) => each === search.recipientState);
  const recipientReason = recipientReasons.find((each) => each === search.recipientReason);
  const delivery = deliveryStates.find((each) => each === search.delivery);
  const credits = creditShows.find((each) => each === search.credits);
  const invoices = invoiceShows.find((each) => each === search.invoices);
  const message = messageStates.find((each) => each === search.message);
  const club = text(search.club).match(/^[a-z0-9]{1,60}$/)?.[0];
  const standing = companyStandings.find((each) => each === search.standing);
  const incident = incidentStates.find((each) => each === search.incident);
  const support = supportShows.find((each) => each === search.support);
  const accepted = acceptedShows.find((each) => each === search.accepted);
  const view = looks.find((each) => each === search.view);
  const within = purchaseDays.find((each) => each === id(search.within));
  const { medium, show, kind, sendouts, days } = search;
  return {
    ...(page && page > 1 && !after ? { page: Math.min(page, lastPage(countedRows)) } : {}),
    ...(after ? { after } : {}),
    ...(q ? { q } : {}),
    ...(sort ? { sort } : {}),
    ...(since ? { since } : {}),
    ...(until ? { until } : {}),
    ...(memberId ? { memberId } : {}),
    ...(pointOfSaleId ? { pointOfSaleId } : {}),
    ...(selection ? { selection } : {}),
    ...(cashierId ? { cashierId } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(amountFrom !== undefined ? { amountFrom } : {}),
    ...(amountTo !== undefined ? { amountTo } : {}),
    ...(only ? { only } : {}),
    ...(accountId ? { accountId } : {}),
    ...(area ? { area } : {}),
    ...(about ? { about } : {}),
    ...(status ? { status } : {}),
    ...(state ? { state } : {}),
    ...(sendoutState ? { sendoutState } : {}),
    ...(recipientState ? { recipientState } : {}),
    ...(recipientReason ? { recipientReason } : {}),
    ...(sendouts === "automatic" ? { sendouts } : {}),
    ...(days === "all" ? { days } : {}),
    ...(within ? { within } : {}),
    ...(delivery ? { delivery } : {}),
    ...(credits ? { credits } : {}),
    ...(invoices ? { invoices } : {}),
    ...(message ? { message } : {}),
    ...(club ? { club } : {}),
    ...(standing ? { standing } : {}),
    ...(incident ? { incident } : {}),
    ...(support ? { support } : {}),
    ...(accepted ? { accepted } : {}),
    ...(view ? { view } : {}),
    ...(medium === "EMAIL" || medium === "SMS" ? { medium } : {}),
    ...(kind === "REWARD" || kind === "VALUE" ? { kind } : {}),
    ...(campaignId ? { campaignId } : {}),
    ...(period ? { period } : {}),
    ...(quiet && quiet <= 24 ? { quiet } : {}),
    ...(ask ? { ask } : {}),
    ...(subjectId ? { subjectId } : {}),
    ...(tried ? { tried } : {}),
    ...(months ? { months } : {}),
    ...(show === "invited" ? { show } : {}),
  };
}

/** Search parameters without those that say nothing, so that addresses stay short. */
export function withoutEmpty<T extends object>(search: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== "")) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
