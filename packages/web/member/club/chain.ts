import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { reservedName } from "#packages/domain/people/names.ts";
import { defaultLanguage, languages } from "#packages/domain/translations/languages.ts";
import { type AnswerOf, call } from "../session/api.ts";
import { orPlaceholder } from "./missing.ts";
import { subdomain } from "./subdomain.ts";

export type Chain = AnswerOf<"getPublicChain">;

const nonExistingChain: Chain = {
  id: 0,
  name: reservedName,
  commercialName: "",
  subdomain,
  language: defaultLanguage,
  languages: [...languages],
  clubPointActive: false,
  logoPath: null,
  brandColour: "",
  timeZone: "Europe/Stockholm",
  sandbox: false,
  clockAhead: 0,
  now: "",
  applePass: false,
  googlePass: false,
  open: false,
  termsChanged: false,
  welcomeGift: null,
  pointsOfSale: [],
};

/** Returns the chain's public facts from the page, so that the first paint needs no request. */
function inlined(): Chain | undefined {
  return (JSON.parse(document.getElementById("chain")?.textContent ?? "null") as Chain | null) ?? undefined;
}

const first = inlined();

export const chainQuery = queryOptions({
  queryKey: ["chain"],
  queryFn: ({ signal }): Promise<Chain> =>
    orPlaceholder(call("getPublicChain", { params: { subdomain } }, { signal }), nonExistingChain),
  // Data of a sandbox gets stale sooner, because its clock may be moved in another tab.
  staleTime: ({ state }) => (state.data?.sandbox ? 5_000 : 60_000),
  // The page's data has the time of its creation: a page cached for offline use has data of an earlier time.
  ...(first ? { initialData: first, initialDataUpdatedAt: Date.parse(first.now) - first.clockAhead * 1_000 } : {}),
});

/**
 * Returns the host's chain, or its placeholder if there is none. Only for components inside the app, which waits for
 * this data.
 */
export function useChain(): Chain {
  return useSuspenseQuery(chainQuery).data;
}
