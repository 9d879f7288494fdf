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
  pointsOfSale: [],
};

/** The chain's public facts as the page brought them, so that the first paint needs no second trip. */
function inlined(): Chain | undefined {
  return (JSON.parse(document.getElementById("chain")?.textContent ?? "null") as Chain | null) ?? undefined;
}

const first = inlined();

export const chainQuery = queryOptions({
  queryKey: ["chain"],
  queryFn: ({ signal }): Promise<Chain> =>
    orPlaceholder(call("getPublicChain", { params: { subdomain } }, { signal }), nonExistingChain),
  // A sandbox's clock may be moved in the next tab.
  staleTime: ({ state }) => (state.data?.sandbox ? 5_000 : 60_000),
  // A page that was kept for want of a network says how it was then.
  ...(first ? { initialData: first, initialDataUpdatedAt: Date.parse(first.now) - first.clockAhead * 1_000 } : {}),
});

/** The host's chain; its placeholder when there is none. Inside the app, which waits for it. */
export function useChain(): Chain {
  return useSuspenseQuery(chainQuery).data;
}
