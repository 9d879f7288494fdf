import { lazyRouteComponent } from "@tanstack/react-router";
import { shownLanguage } from "#packages/web/backoffice/language/shown-language.ts";
import { withStyle } from "#packages/web/with-style.ts";
import { wholeLanguage } from "../i18n/load-language.ts";

const loadFrame = withStyle(() => import("./Shell.tsx"));

/** Loads the frame of the pages behind the sign-in, with all phrases and the complete style. */
export async function loadShell() {
  const [frame] = await Promise.all([loadFrame(), wholeLanguage(shownLanguage.get())]);
  return frame;
}

/** The frame of the pages behind the sign-in, which the pages before it do not load. */
export const Shell = lazyRouteComponent(loadShell, "Shell");
