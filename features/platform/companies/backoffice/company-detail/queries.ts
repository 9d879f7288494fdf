import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type CompanyDetail = AnswerOf<"getCompanyDetail">;
export type CompanyStanding = NonNullable<CompanyDetail["standing"]>;

export type CompanyInvitation = CompanyDetail["invitations"][number];

export const companyDetailQuery = (id: number) =>
  queryOptions({
    staleTime: 0,
    queryKey: ["companies", "detail", id],
    queryFn: ({ signal }) => call("getCompanyDetail", { params: { id } }, { signal }),
  });

type Written = Parameters<typeof call<"setCompanyStanding">>[1]["body"];

/** Changes the settings, which affect the company's state, its price and the list. */
export function useSetStanding(id: number) {
  const client = useQueryClient();
  return useAct({
    mutationFn: (body: Written) => call("setCompanyStanding", { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["companies"] }),
  });
}

/** A new link changes the invitation's expiry and the latest actions. */
export function useResendMerchant() {
  const client = useQueryClient();
  return useAct({
    mutationFn: (id: number) => call("resendMerchantInvitation", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["companies"] }),
  });
}

/** The caller refetches the company's page, because the company may be deleted too. */
export function useWithdrawMerchant() {
  const client = useQueryClient();
  return useAct({
    mutationFn: (id: number) => call("withdrawMerchantInvitation", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["companies", "list"] }),
  });
}
