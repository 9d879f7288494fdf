import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { usePagedList } from "#packages/web/backoffice/list-address/use-paged-list.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";
import type { IncidentState } from "../domain/incidents.ts";

export type Incident = AnswerOf<"getIncident">;
export type ListedIncident = AnswerOf<"listIncidents">["rows"][number];
export type Letter = "authority" | "members";

const name = "incidents";

/** The queries refetch while shown, because the clocks run. */
const running = { staleTime: 0, refetchInterval: 60_000 } as const;

export type IncidentFilters = { q?: string; sort?: string; state?: IncidentState };

/** The columns sorted in descending order by default, and all columns of the list. */
export const fallingSorts = ["discovered"];
export const incidentSorts = [...fallingSorts, "what", "state"];

export const useIncidentList = (filters: IncidentFilters) =>
  usePagedList({
    name,
    filters,
    fetch: (pageQuery, signal) => call("listIncidents", { query: { ...filters, ...pageQuery } }, { signal }),
    againAfterMs: () => running.refetchInterval,
  });

export const bringIncidents = (query: IncidentFilters) => call("exportIncidents", { query });

export const incidentQuery = (id: number) =>
  queryOptions({
    ...running,
    queryKey: [name, id],
    queryFn: ({ signal }) => call("getIncident", { params: { id } }, { signal }),
  });

/** `version` is that of the facts in the letter. */
export const letterQuery = (id: number, letter: Letter, language: "sv" | "en" | "fr", version: string) =>
  queryOptions({
    queryKey: [name, id, letter, language, version],
    queryFn: ({ signal }) => call("getIncidentLetter", { params: { id, letter }, query: { language } }, { signal }),
  });

type Name = "createIncident" | "updateIncident" | "setIncidentState";

export function useIncidentAct<K extends Name>(act: K) {
  const client = useQueryClient();
  return useAct({
    mutationFn: (input: Parameters<typeof call<K>>[1]) => call(act, input),
    onSuccess: () => client.invalidateQueries({ queryKey: [name] }),
  });
}
