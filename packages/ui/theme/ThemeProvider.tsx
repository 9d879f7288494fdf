import { MantineProvider, type MantineThemeOverride } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { brandVariablesResolver, memberTheme, officeTheme } from "./theme.ts";

type SharedProps = {
  children: ReactNode;
  /** The nonce of the response, so that the one `<style>` with variables passes the Content-Security-Policy. */
  nonce?: string | undefined;
  /** "auto" (default) follows the device. */
  scheme?: "light" | "dark" | "auto" | undefined;
};

function Themed({ theme, nonce, scheme = "auto", children }: SharedProps & { theme: MantineThemeOverride }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={brandVariablesResolver}
      defaultColorScheme={scheme}
      deduplicateCssVariables={false}
      {...(nonce === undefined ? {} : { getStyleNonce: () => nonce })}
    >
      {children}
    </MantineProvider>
  );
}

/** The theme of the member app, in the chain's colour. */
export function MemberThemeProvider({ brandColour, ...shared }: SharedProps & { brandColour: string }) {
  const theme = useMemo(() => memberTheme(brandColour), [brandColour]);
  return <Themed theme={theme} {...shared} />;
}

/** The theme of the back office, in the product's own accent. */
export function OfficeThemeProvider(shared: SharedProps) {
  return <Themed theme={officeTheme} {...shared} />;
}
