import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { invoiceSorts } from "#features/billing/subscriptions/backoffice/queries.ts";
import { usePagedList } from "#packages/web/backoffice/list-address/use-paged-list.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type CompanyInvoice = AnswerOf<"listAllInvoices">["rows"][number];
export type BankFile = AnswerOf<"bookBankFile">;
export type InvoiceFilters = { q?: string; show?: "OPEN" | "OVERDUE"; sort?: string };

const name = "allInvoices";

/** The columns that sort every company's invoices. */
export const allInvoiceSorts = [...invoiceSorts, "company"];

export const useAllInvoices = (filters: InvoiceFilters) =>
  usePagedList({
    name,
    filters,
    fetch: (pageQuery, signal) => call("listAllInvoices", { query: { ...filters, ...pageQuery } }, { signal }),
  });

export const bringAllInvoices = (query: InvoiceFilters) => call("exportAllInvoices", { query });

/** Runs an action and refetches all invoices, because the debts of other invoices may change too. */
function useInvoiceAct<Asked, Answered>(act: (asked: Asked) => Promise<Answered>) {
  const client = useQueryClient();
  return useAct({ mutationFn: act, onSuccess: () => client.invalidateQueries({ queryKey: [name] }) });
}

type Payment = Parameters<typeof call<"bookPayment">>[1]["body"];

export const useBookPayment = (number: number) =>
  useInvoiceAct((body: Payment) => call("bookPayment", { params: { id: number }, body }));
export const useCreditInvoice = (number: number) =>
  useInvoiceAct((reason: string) => call("creditInvoice", { params: { id: number }, body: { reason } }));

type Repayment = Parameters<typeof call<"bookRepayment">>[1]["body"];
export const useBookRepayment = (number: number) =>
  useInvoiceAct((body: Repayment) => call("bookRepayment", { params: { id: number }, body }));
export const useBookBankFile = () => useInvoiceAct((file: File) => call("bookBankFile", {}, { file }));

export type Closings = AnswerOf<"listClosings">;

const closings = "closings";

/** The last closed day and the latest closings and reopenings. */
export const closingsQuery = queryOptions({
  queryKey: [closings],
  queryFn: ({ signal }) => call("listClosings", {}, { signal }),
  staleTime: 0,
});

/** Each action returns the new state of the books. */
function useClosing<Asked>(act: (asked: Asked) => Promise<AnswerOf<"listClosings">>) {
  const client = useQueryClient();
  return useAct({ mutationFn: act, onSuccess: (answer) => client.setQueryData([closings], answer) });
}

export const useCloseMonth = () => useClosing((month: string) => call("closeMonth", { body: { month } }));
export const useOpenMonth = () => useClosing((body: { month: string; reason: string }) => call("openMonth", { body }));

export const bringPeppol = (number: number) => call("getPeppolInvoice", { params: { id: number }, query: {} });
export const bringBooks = (days: { from: string; until: string }) => call("getBookkeeping", { query: days });
