import "@mantine/core/styles/baseline.css";
import "#packages/ui/theme/plain-type.css";
import "#packages/ui/theme/tokens.css";
import "#packages/ui/theme/base.css";
import "./front.css";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Demo, FrontPage, Price } from "#features/platform/front-page/backoffice/FrontPage.tsx";
import type { Language } from "#packages/domain/translations/languages.ts";

/** Renders components without inline styles, which the Content-Security-Policy forbids. */
const drawn = (node: ReactNode) => renderToStaticMarkup(node).replaceAll(/ style="[^"]*"/g, "");

/** The front page in a language, with placeholders that the server fills. */
const shapesIn = (language: Language) => ({
  page: drawn(<FrontPage language={language} price="%PRICE%" demo="%DEMO%" />),
  price: drawn(<Price language={language} amount="%AMOUNT%" unit="%UNIT%" note="%NOTE%" />),
  demo: drawn(
    <Demo language={language} text="%TEXT%" memberAddress="%MEMBER_ADDRESS%" email="%EMAIL%" password="%PASSWORD%" />,
  ),
});

/** The front pages of all languages, for the server. */
export const shapes = { sv: shapesIn("sv"), en: shapesIn("en"), fr: shapesIn("fr") };
