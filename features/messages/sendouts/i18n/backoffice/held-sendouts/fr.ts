import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  waiting:
    "{count, plural, one {Un envoi est en attente} other {# envois sont en attente}} depuis la restauration du club. Vérifiez chacun, ou relancez tout d’un coup.",
  open: "Tout relancer",
  title: "Relancer tous les envois en attente ?",
  fetchFailed: "Impossible de charger les envois en attente",
  risk: "Nous ne savons pas ce qui est parti après la sauvegarde. Certains membres pourraient recevoir leur message une deuxième fois.",
  atOnce:
    "{count, plural, =0 {Aucun message ne part tout de suite.} one {Un message part tout de suite.} other {# messages partent tout de suite.}}",
  later: "{count, plural, one {Environ un autre partira plus tard.} other {Environ # autres partiront plus tard.}}",
  messages: "{count, plural, one {un message} other {# messages}}",
  when: {
    AT_ONCE: "tout de suite",
    AT_ITS_TIME: "prévu\u00a0: {when}",
    BY_ITSELF: "reprend automatiquement",
    APPROVAL: "attend l’accord d’une deuxième personne",
  },
  release: "Tout relancer",
  released: "{count, plural, one {Un envoi reprend} other {# envois reprennent}}",
  releaseFailed: "Impossible de relancer les envois",
};
