import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  counting: "Calcul des destinataires…",
  reachIn: {
    SMS: "{count, plural, one {# reçoit un SMS} other {# reçoivent un SMS}}",
    EMAIL: "{count, plural, one {# reçoit un e-mail} other {# reçoivent un e-mail}}",
  },
  title: "Publier et envoyer «\u00a0{name}\u00a0»\u00a0?",
  send: "Publier et envoyer",
  sent: "«\u00a0{name}\u00a0» est publiée, et son message est en route",
  sentForApproval: "«\u00a0{name}\u00a0» est publiée, et son message attend un accord",
  failed: "La campagne n’a pas été publiée",
  nobodyNext: "Changez à qui s’adresse la campagne, ou son canal d’envoi. Vous pouvez aussi la publier sans message.",
};
