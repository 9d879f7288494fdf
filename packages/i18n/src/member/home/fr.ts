import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  showCard: "Montrer la carte",
  greeting: "Bonjour {name}",
  greetingNoName: "Bonjour",
  unit: "{count, plural, one {point} other {points}}",
  leftTo: "Plus que {count, plural, other {#}} pour {reward}",
  firstPoints: "Montrez votre carte à chaque achat pour commencer",
  allInReach: "Vos points couvrent toutes les récompenses",
  validThrough: "{count, plural, one {# point valable} other {# points valables}}, dernier jour\u00a0: {day}",
  rewards: "Récompenses",
  rewardReady: "À votre portée",
  rewardLeft: "{count, plural, one {Plus que # point} other {Plus que # points}}",
  rewardHow: "Présentez votre carte en caisse pour profiter d’une récompense.",
  latestPurchase: "Dernier achat",
  allPurchases: "Tous les achats",
  earned: "+{count, plural, other {#}}",
  nothingTitle: "Bientôt un petit plaisir",
  nothingText: "Présentez votre carte en caisse à votre prochain achat\u00a0: tout commencera ici.",
  installTitle: "Gardez votre carte à portée de main",
  installSafari: "Touchez Partager puis «\u00a0Sur l’écran d’accueil\u00a0».",
  installSamsung: "Touchez le menu, puis «\u00a0Ajouter la page à\u00a0» et «\u00a0Écran d’accueil\u00a0».",
  installDone: "Masquer cette astuce",
  allRewards: "Toutes les récompenses",
  newsPoints: "Vous avez reçu {count, plural, one {# point} other {# points}}",
  newsStamps: "Vous avez reçu {count, plural, one {# tampon} other {# tampons}}",
  newsBoth:
    "Vous avez reçu {points, plural, one {# point} other {# points}} et {stamps, plural, one {# tampon} other {# tampons}}",
  newsFilledAll: "{count, plural, one {Le point a} other {Les points ont}} comblé ce qui manquait après un retour",
  newsFilledSome: "{count, plural, one {# point a} other {# points ont}} comblé ce qui manquait après un retour",
  newsCard: "Montrer la carte à nouveau",
};
