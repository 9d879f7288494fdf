import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";

export type Note = AnswerOf<"listMemberNotes">["rows"][number];

export const notesQuery = (memberId: number) =>
  infiniteQueryOptions({
    queryKey: ["members", memberId, "notes"],
    queryFn: ({ pageParam, signal }) =>
      call("listMemberNotes", { params: { id: memberId }, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** Adds a note about the member, or changes one of the user's own. */
export const useWriteNote = (memberId: number, note: Note | null) =>
  useNoteAct(memberId, (text: string) =>
    note
      ? call("editMemberNote", { params: { id: note.id }, body: { text } })
      : call("addMemberNote", { params: { id: memberId }, body: { text } }),
  );

export const useRemoveNote = (memberId: number) =>
  useNoteAct(memberId, (id: number) => call("removeMemberNote", { params: { id } }));

/** Shows a note at the till, or stops showing it. */
export const usePinNote = (memberId: number) =>
  useNoteAct(memberId, ({ id, pinned }: Note) =>
    call(pinned ? "unpinMemberNote" : "pinMemberNote", { params: { id } }),
  );

function useNoteAct<Input, Answer>(memberId: number, mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // Refetches the notes also after a refusal, because a colleague may have removed the note.
    onSettled: () => client.invalidateQueries({ queryKey: notesQuery(memberId).queryKey }),
  });
}
