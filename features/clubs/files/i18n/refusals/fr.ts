import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  IMAGE_HEIC:
    "Cette image est un fichier HEIC d’iPhone. Enregistrez-la en JPEG, ou choisissez Le plus compatible dans les réglages de l’appareil photo.",
  IMAGE_SVG: "Cette image est un fichier SVG. Exportez-la en PNG et choisissez ce fichier.",
  IMAGE_TOO_MANY_PIXELS: "Cette image dépasse 25 mégapixels. Réduisez-la, par exemple à 4 000 × 3 000 pixels.",
};
