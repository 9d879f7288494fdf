import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import type { PeriodName } from "../domain/periods.ts";

export type Report = AnswerOf<"getReport">;
export type LiabilityAnswer = AnswerOf<"getLiability">;
export type CampaignReport = AnswerOf<"getCampaignReport">;

/** The report's parameters, as in the address. */
export interface ReportOf {
  period: PeriodName;
  from?: string;
  to?: string;
  pointOfSaleId?: number;
  quietMonths?: number;
}

export const reportQuery = (query: ReportOf) =>
  queryOptions({
    queryKey: ["reports", query],
    queryFn: ({ signal }) => call("getReport", { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 300_000,
  });

export const liabilityQuery = (pointOfSaleId: number | undefined) =>
  queryOptions({
    queryKey: ["reports", "liability", pointOfSaleId],
    queryFn: ({ signal }) => call("getLiability", { query: { pointOfSaleId } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const campaignReportQuery = (id: number) =>
  queryOptions({
    queryKey: ["reports", "campaign", id],
    queryFn: ({ signal }) => call("getCampaignReport", { params: { id } }, { signal }),
  });
