import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type Duties = AnswerOf<"getDataProtection">;
export type ProcessingRecord = AnswerOf<"getProcessingRecord">;
export type Retained = AnswerOf<"getRetention">[number];
export type Activity = ProcessingRecord["activities"][number];

const name = "dataProtection";

export const dutiesQuery = queryOptions({
  // The state is always refetched, because the duties are done on other pages.
  staleTime: 0,
  queryKey: [name, "duties"],
  queryFn: ({ signal }) => call("getDataProtection", {}, { signal }),
});

/** The record is cached per language, because the product's texts depend on the reader's language. */
export const recordQuery = (language: string) =>
  queryOptions({
    queryKey: [name, "record", language],
    queryFn: ({ signal }) => call("getProcessingRecord", {}, { signal }),
  });

export const agreementQuery = queryOptions({
  queryKey: [name, "agreement"],
  queryFn: ({ signal }) => call("listAgreementAcceptances", {}, { signal }),
});

/** The rows are always refetched, because the next removals change while the page is closed. */
export const retentionQuery = queryOptions({
  staleTime: 0,
  queryKey: [name, "retention"],
  queryFn: ({ signal }) => call("getRetention", {}, { signal }),
});

type Name =
  | "reviewRecord"
  | "updateRecordContact"
  | "createProcessingActivity"
  | "updateProcessingActivity"
  | "removeProcessingActivity"
  | "acceptCompanyDocument";

/** Runs an action of data protection and refetches all its data. */
export function useDataProtectionAct<K extends Name>(act: K) {
  const client = useQueryClient();
  return useAct({
    mutationFn: (input: Parameters<typeof call<K>>[1]) => call(act, input),
    onSuccess: () => client.invalidateQueries({ queryKey: [name] }),
  });
}
