import type { Phrases } from "#packages/i18n/shape.ts";
import { retentionKindWords } from "../../retention-kind-words.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "Conservation",
  lead: "Ces données sont supprimées automatiquement quand elles ne sont plus utiles. Vous voyez combien de temps chacune est conservée, pourquoi, combien il y en a et ce qui sera supprimé ensuite.",
  failed: "Impossible de charger les durées de conservation",
  kind: "Données",
  kept: "Conservées",
  now: "Actuellement",
  next: "À supprimer",
  removed: "Supprimées en 30 jours",
  days: "{count, plural, one {# jour} other {# jours}}",
  years: "{count} ans",
  untilEnd: "Jusqu’à leur fin",
  more: "plus de {count}",
  goes: "{count} · {day}",
  latest: "{count} · dernière fois\u00a0: {day}",
  none: "Rien",
  uncounted: "Non comptées",
  eachNight: "Les plus anciennes, chaque nuit",
  others: "Sans décompte par club",
  othersLead: "Ces données sont, elles aussi, supprimées automatiquement.",
  record: "Ce qui est conservé plus longtemps, et pourquoi, figure dans le registre des traitements.",
  toRecord: "Voir le registre",
  kinds: retentionKindWords("fr"),
};
