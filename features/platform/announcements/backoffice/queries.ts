import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

export type Announcement = AnswerOf<"listAnnouncements">[number];
export type Shown = AnswerOf<"listShownAnnouncements">[number];

export const announcementsQuery = queryOptions({
  queryKey: ["announcements"],
  queryFn: ({ signal }) => call("listAnnouncements", {}, { signal }),
});

/** Today's announcements that the account has not closed. They change daily, so they are rarely refetched. */
export const shownQuery = queryOptions({
  queryKey: ["announcements", "shown"],
  staleTime: 15 * 60_000,
  queryFn: ({ signal }) => call("listShownAnnouncements", {}, { signal }),
});

/** Returns the announcement in the address from the list of all. */
export function useAnnouncement() {
  const { id } = useParams({ strict: false });
  const query = useQuery({ ...announcementsQuery, staleTime: 0, enabled: id !== undefined });
  return { query, announcement: query.data?.find((each) => each.id === Number(id)) };
}

type Written = Parameters<typeof call<"createAnnouncement">>[1]["body"] & { version?: string | undefined };

/** Creates an announcement if `id` is null; otherwise changes it. */
export function useSaveAnnouncement(id: number | null) {
  const client = useQueryClient();
  return useAct({
    mutationFn: (body: Written) =>
      id === null ? call("createAnnouncement", { body }) : call("setAnnouncement", { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: announcementsQuery.queryKey }),
  });
}

export function useRemoveAnnouncement(id: number) {
  const client = useQueryClient();
  return useAct({
    mutationFn: () => call("removeAnnouncement", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: announcementsQuery.queryKey }),
  });
}

/** Removes the announcement from the screen at once and stores the closing in the background. */
export function useCloseAnnouncement() {
  const client = useQueryClient();
  return useAct({
    mutationFn: (id: number) => call("closeAnnouncement", { params: { id } }),
    onMutate: (id) =>
      client.setQueryData(shownQuery.queryKey, (previous) => previous?.filter((each) => each.id !== id) ?? []),
  });
}
