// The development server has no built style, so the components load their own.
import "./shapes.tsx";
import { STAMMIS_PLUM } from "#packages/ui/theme/brand-palette.ts";
import { paintInDevelopment } from "#packages/web/development-colours.ts";

// `front.ts` has run before: it marks the page if it starts the app instead.
if (document.documentElement.dataset.app === undefined) paintInDevelopment(STAMMIS_PLUM);
