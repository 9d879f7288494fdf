import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Mon profil",
  detailsSection: "Informations",
  detailsHint: "Ce que voient vos collègues.",
  emailHint: "Vous vous connectez avec cette adresse.",
  languageSection: "Langue",
  languageHint: "Pour vos écrans et les messages que vous recevez.",
  saved: "Profil enregistré",
  failed: "Impossible de mettre à jour le profil",
  fetchFailed: "Impossible de charger le profil",
  devicesSection: "Appareils",
  devicesHint:
    "Là où votre session est ouverte. Si vous ne reconnaissez pas un appareil, déconnectez-le et changez de mot de passe.",
  device: "Appareil",
  lastUsed: "Dernière utilisation",
  since: "Session ouverte depuis",
  thisDevice: "Cet appareil",
  unknownDevice: "Appareil inconnu",
  endDevice: "Déconnecter",
  endDeviceNamed: "Déconnecter {device}",
  deviceEnded: "L’appareil est déconnecté",
  deviceFailed: "Impossible de déconnecter l’appareil",
  devicesFailed: "Impossible de charger vos appareils",
  changePassword: "Changer le mot de passe",
  changePasswordHint: "Nous enverrons un lien à {email}.",
  passwordSent: "Le lien est en route vers {email}",
  passwordFailed: "Le message n’a pas pu être envoyé",
};
