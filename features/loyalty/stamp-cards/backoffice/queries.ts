import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { GivenStatus, Publishable } from "#features/loyalty/publishing/backoffice/publishable.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";
import type { CardPromise } from "../domain/better-promise.ts";

export type StampCard = AnswerOf<"listStampcards">[number];
export type StampCardBody = Parameters<typeof call<"updateStampcard">>[1]["body"];
export type CardPart = Parameters<typeof call<"removeStampcardImage">>[1]["params"]["part"];
export type PromiseChanges = AnswerOf<"previewStampcardChange">;

export const stampCardsQuery = queryOptions({
  queryKey: ["stamp-cards"],
  queryFn: ({ signal }) => call("listStampcards", {}, { signal }),
});

export const bringStampCards = (query: { ids?: string }) => call("exportStampcards", { query });
/** Exports the filled cards of one member, or of all. */
export const bringFillings = (memberId?: number) => call("exportFillings", { query: { memberId } });

export const stampCardQuery = (id: number) =>
  queryOptions({
    queryKey: ["stamp-cards", id],
    queryFn: ({ signal }) => call("getStampcard", { params: { id } }, { signal }),
  });

/** Loads the effect of changed terms on open fillings. */
export const promiseChangesQuery = (id: number, promise: CardPromise) =>
  queryOptions({
    queryKey: ["stamp-cards", id, "change", promise],
    queryFn: ({ signal }) => call("previewStampcardChange", { params: { id }, query: promise }, { signal }),
  });

/** A changed stamp card may affect offers and the start guide, so their queries are refetched. */
function useCardAct<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useAct({ mutationFn, onSuccess: () => client.invalidateQueries() });
}

export const useSaveStampCard = (id: number | null) =>
  useCardAct((body: StampCardBody) =>
    id === null ? call("createStampcard", { body }) : call("updateStampcard", { params: { id }, body }),
  );

type Upload = { id: number; part: CardPart; file: File; onSent: (share: number) => void };

export const useSetCardImage = () =>
  useCardAct(({ id, part, ...sending }: Upload) => call("setStampcardImage", { params: { id, part } }, sending));

export const useRemoveCardImage = () =>
  useCardAct(({ id, part }: { id: number; part: CardPart }) => call("removeStampcardImage", { params: { id, part } }));

export const useCopyStampCard = () =>
  useCardAct(({ id, name }: { id: number; name: string }) => call("copyStampcard", { params: { id }, body: { name } }));

const useSetStatus = () =>
  useCardAct(({ id, publishStatus }: { id: number; publishStatus: GivenStatus }) =>
    call("setStampcardStatus", { params: { id }, body: { publishStatus } }),
  );

const useRemove = () => useCardAct((id: number) => call("removeStampcard", { params: { id } }));

/** Returns the actions for `PublishMenu` and the editor's bar. */
export function useStampCardActs() {
  return { setStatus: useSetStatus(), remove: useRemove() };
}

/** Returns the card as a published item. */
export const publishable = (card: StampCard): Publishable => ({ ...card, kind: "STAMP_CARD", met: card.collecting });
