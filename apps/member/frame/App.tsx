import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, useEffect } from "react";
import { LanguageProvider, type LoadedLanguage } from "#packages/web/LanguageProvider.tsx";
import { chainQuery } from "#packages/web/member/club/chain.ts";
import { loadLanguage } from "#packages/web/member/language/load-language.ts";
import { shownLanguage } from "#packages/web/member/language/shown-language.ts";
import { queryClient } from "#packages/web/member/session/query-client.ts";
import { router } from "../routes.tsx";

type AppProps = { first: LoadedLanguage };

export function App(props: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ChainApp {...props} />
      </QueryClientProvider>
    </StrictMode>
  );
}

/** Shows the app in the chain's language, time zone and name. Spec §1. */
function ChainApp({ first }: AppProps) {
  const chain = useQuery(chainQuery).data;
  const title = chain?.commercialName;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  return (
    <LanguageProvider
      first={first}
      load={loadLanguage}
      preference={shownLanguage}
      timeZone={chain?.timeZone ?? "Europe/Stockholm"}
    >
      <RouterProvider router={router} />
    </LanguageProvider>
  );
}
