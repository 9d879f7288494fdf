import { lazy, type ReactNode, Suspense, use } from "react";
import { IntlProvider, useLocale, useTimeZone } from "use-intl/react";
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
        <Worded>{children}</Worded>
      </ThemeProvider>
    </Suspense>
  );
}

function Worded({ children }: { children: ReactNode }) {
  const language = useLocale();
  const timeZone = useTimeZone();
  return (
    <IntlProvider locale={language} messages={use(wholeLanguage(language))} {...(timeZone && { timeZone })}>
      {children}
    </IntlProvider>
  );
}
