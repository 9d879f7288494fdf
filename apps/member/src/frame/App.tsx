import { MemberThemeProvider } from "@stammis/ui/theme/ThemeProvider.tsx";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { type ComponentProps, StrictMode, useEffect } from "react";
import { chainQuery } from "../lib/chain.ts";
import { LanguageProvider } from "../lib/LanguageProvider.tsx";
import { queryClient } from "../lib/query-client.ts";
import { router } from "../routes.tsx";

type AppProps = { first: ComponentProps<typeof LanguageProvider>["first"]; nonce: string };

export function App(props: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ChainApp {...props} />
      </QueryClientProvider>
    </StrictMode>
  );
}

/** The app in the chain's colour, time zone and name. Spec §1. */
function ChainApp({ first, nonce }: AppProps) {
  const chain = useQuery(chainQuery).data;
  const title = chain?.commercialName;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  return (
    <LanguageProvider first={first} timeZone={chain?.timeZone ?? "Europe/Stockholm"}>
      <MemberThemeProvider nonce={nonce} brandColour={chain?.brandColour ?? ""}>
        <RouterProvider router={router} />
      </MemberThemeProvider>
    </LanguageProvider>
  );
}
