import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Caméra",
  asking: "Démarrage de la caméra. Acceptez si le navigateur le demande.",
  torch: "Lampe",
  next: "Changer de caméra",
  close: "Fermer",
  again: "Réessayer",
  without: "Faire une recherche",
  problems: {
    denied: {
      title: "La caméra n’est pas autorisée",
      text: "Touchez le cadenas ou la caméra dans la barre d’adresse, autorisez la caméra et réessayez.",
    },
    missing: { title: "Aucune caméra trouvée", text: "Cet appareil n’a pas de caméra, ou elle est débranchée." },
    busy: {
      title: "La caméra est déjà utilisée",
      text: "Fermez les autres applications qui l’utilisent et réessayez.",
    },
    insecure: {
      title: "La caméra nécessite une connexion sécurisée",
      text: "Ouvrez la caisse depuis une adresse qui commence par https.",
    },
    failed: {
      title: "La caméra n’a pas démarré",
      text: "Réessayez, ou recherchez par numéro, téléphone ou e-mail.",
    },
  },
};
