import { queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";

export type Company = AnswerOf<"getCompany">;

export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: ["company-details", id],
    queryFn: ({ signal }) => call("getCompany", { params: { id } }, { signal }),
  });

export const companyDocumentsQuery = (id: number) =>
  queryOptions({
    queryKey: ["company-documents", id],
    queryFn: ({ signal }) => call("listCompanyDocuments", { params: { id } }, { signal }),
  });
