import { queryOptions } from "@tanstack/react-query";
import type { Language } from "#packages/domain/translations/languages.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";
import type { PosterBackground, PosterFormat } from "../domain/posters.ts";
import type { Pasted } from "./read-paste.ts";

type Wanted = { id: number; format: PosterFormat } & PosterLook;

/** The choices that all posters on the screen share. */
export type PosterLook = { background: PosterBackground; language: Language };

/** Loads a point of sale's sign-up code as a printable PDF. */
export const useGetPoster = () =>
  useAct({
    mutationFn: ({ id, ...query }: Wanted) => call("getPoster", { params: { id }, query }),
  });

/** Loads the cost of an SMS in a language and the available credits. */
export const invitationCostQuery = (language: Language) =>
  queryOptions({
    queryKey: ["invitation-cost", language],
    queryFn: ({ signal }) => call("getInvitationCost", { query: { language } }, { signal }),
  });

/** Invites one of many addresses without refetching any query. */
export const inviteOne = (address: Pasted, language: Language, idempotencyKey: string) =>
  call("inviteMember", { body: { ...address, language } }, { idempotencyKey });
