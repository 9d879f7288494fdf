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

/** What the platform settles changes how the company stands, what it pays and what the list says of it. */
export function useSetStanding(id: number) {
  const client = useQueryClient();
  return useAct({
    mutationFn: (body: Written) => call("setCompanyStanding", { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["companies"] }),
  });
}

/** A new link changes whether it has run out, and what was done of late. */
export function useResendMerchant() {
  const client = useQueryClient();
  return useAct({
    mutationFn: (id: number) => call("resendMerchantInvitation", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["companies"] }),
  });
}

/** Its page is read again by whoever asked: the company may be gone with it. */
export function useWithdrawMerchant() {
  const client = useQueryClient();
  return useAct({
    mutationFn: (id: number) => call("withdrawMerchantInvitation", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["companies", "list"] }),
  });
}
