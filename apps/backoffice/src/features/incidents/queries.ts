import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "../../lib/api.ts";
import { useAct } from "../../lib/use-act.ts";

export type Incident = AnswerOf<"getIncident">;
export type ListedIncident = AnswerOf<"listIncidents">["rows"][number];
export type Letter = "authority" | "members";

const name = "incidents";

/** Their clocks run: read again while they are looked at. */
const running = { staleTime: 0, refetchInterval: 60_000 } as const;

export const incidentsQuery = infiniteQueryOptions({
  ...running,
  queryKey: [name, "list"],
  queryFn: ({ signal, pageParam }) =>
    call("listIncidents", { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const incidentQuery = (id: number) =>
  queryOptions({
    ...running,
    queryKey: [name, id],
    queryFn: ({ signal }) => call("getIncident", { params: { id } }, { signal }),
  });

/** `version`: of what the letter is filled with. */
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
