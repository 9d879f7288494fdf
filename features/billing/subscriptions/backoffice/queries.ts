import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { usePagedList } from "#packages/web/backoffice/list-address/use-paged-list.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { accessQuery } from "#packages/web/backoffice/session/session.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type Billing = AnswerOf<"getBilling">;
export type Invoice = AnswerOf<"listInvoices">["rows"][number];

export const billingQuery = (id: number) =>
  queryOptions({
    staleTime: 0,
    queryKey: ["billing", id],
    queryFn: ({ signal }) => call("getBilling", { params: { id } }, { signal }),
  });

/** The columns that sort invoices, descending by default. */
export const invoiceSorts = ["number", "month", "due", "total"];

const invoices = (companyId: number) => `invoices of ${companyId}`;

export const useInvoices = (id: number, filters: { sort?: string }) =>
  usePagedList({
    name: invoices(id),
    filters,
    fetch: (pageQuery, signal) =>
      call("listInvoices", { params: { id }, query: { ...filters, ...pageQuery } }, { signal }),
  });

export const bringInvoices = (id: number, query: { sort?: string }) =>
  call("exportInvoices", { params: { id }, query });

export const bringInvoice = (number: number) => call("getInvoice", { params: { id: number }, query: {} });

/** Runs an action on a company's subscription and refetches all data about it. */
function useBillingAct<Asked = void>(id: number, act: (asked: Asked) => Promise<Billing>) {
  const client = useQueryClient();
  return useAct({
    mutationFn: act,
    onSuccess: (billing: Billing) => {
      client.setQueryData(billingQuery(id).queryKey, billing);
      return client.invalidateQueries({ queryKey: accessQuery.queryKey });
    },
  });
}

export const useSubscribe = (id: number) => useBillingAct(id, () => call("subscribeCompany", { params: { id } }));
export const useLeave = (id: number) => useBillingAct(id, () => call("leaveSubscription", { params: { id } }));

type Settings = Parameters<typeof call<"setBilling">>[1]["body"];
export const useSetBilling = (id: number) =>
  useBillingAct(id, (body: Settings) => call("setBilling", { params: { id }, body }));

export const useRemoveCard = (id: number) => useBillingAct(id, () => call("removeCard", { params: { id } }));

export const openCardPage = (id: number) => call("addCard", { params: { id } });
export const openPayPage = (number: number) => call("openPayPage", { params: { id: number } });

/** Handles the return from the provider's page and refetches the changed data. */
export function useFinishCardPage(id: number) {
  const client = useQueryClient();
  return useAct({
    mutationFn: (session: string) => call("finishCardPage", { params: { id }, body: { session } }),
    onSuccess: ({ billing }) => {
      client.setQueryData(billingQuery(id).queryKey, billing);
      return Promise.all([
        client.invalidateQueries({ queryKey: [invoices(id)] }),
        client.invalidateQueries({ queryKey: accessQuery.queryKey }),
      ]);
    },
  });
}
