import { lazy, type ReactNode, Suspense } from "react";
import { AllPhrases } from "../../AllPhrases.tsx";
import { useChain } from "../club/chain.ts";
import { nonce } from "../club/nonce.ts";
import { wholeLanguage } from "../language/load-language.ts";

export const loadTheme = () => import("#packages/ui/theme/ThemeProvider.tsx");

const ThemeProvider = lazy(async () => ({ default: (await loadTheme()).MemberThemeProvider }));

/**
 * Wraps content that needs Mantine's components or phrases beyond home's. Home and the frame render before that code
 * loads.
 */
export function Themed({ children }: { children: ReactNode }) {
  const { brandColour } = useChain();
  return (
    <Suspense>
      <ThemeProvider nonce={nonce} brandColour={brandColour}>
        <AllPhrases load={wholeLanguage}>{children}</AllPhrases>
      </ThemeProvider>
    </Suspense>
  );
}
