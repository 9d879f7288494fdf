import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Mon profil",
  detailsSection: "Informations",
  detailsHint: "Tel que vos collègues vous voient.",
  emailHint: "Vous vous connectez avec cette adresse.",
  languageSection: "Langue",
  languageHint: "Pour vos écrans et les messages que vous recevez.",
  saved: "Profil enregistré",
  failed: "Impossible de mettre à jour le profil",
  fetchFailed: "Impossible de récupérer le profil",
  devicesSection: "Appareils",
  devicesHint:
    "Où vous êtes connecté. Si vous ne reconnaissez pas un appareil, déconnectez-le et changez de mot de passe.",
  device: "Appareil",
  lastUsed: "Dernière utilisation",
  since: "Connecté depuis",
  thisDevice: "Cet appareil",
  unknownDevice: "Appareil inconnu",
  endDevice: "Déconnecter",
  endDeviceNamed: "Déconnecter {device}",
  deviceEnded: "L’appareil est déconnecté",
  deviceFailed: "Impossible de déconnecter l’appareil",
  devicesFailed: "Impossible de récupérer vos appareils",
  changePassword: "Changer le mot de passe",
  changePasswordHint: "Nous envoyons un lien à {email}.",
  passwordSent: "Le lien est en route vers {email}",
  passwordFailed: "Le message n’a pas pu être envoyé",
};
