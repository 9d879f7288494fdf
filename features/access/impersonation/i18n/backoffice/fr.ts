import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  name: "Vue du commerçant",
  lookOnly: "{company}, en tant que {merchant}, en lecture seule, jusqu’à {time}",
  mayChange: "{company}, en tant que {merchant}, modifications autorisées, jusqu’à {time}",
  stop: "Terminer",
  ended: "Vous êtes de nouveau vous-même",
  timeIsUp: "La demi-heure est écoulée. Vous êtes de nouveau vous-même",
  readOnly: "Vous consultez le club pour Stammis\u00a0: vous pouvez lire cette page, mais pas la modifier.",
  countsHidden:
    "Les nombres ne s’affichent pas quand Stammis consulte le club\u00a0: ils pourraient en dire trop sur un membre.",
  start: {
    act: "Se connecter comme",
    actNamed: "Se connecter comme commerçant de l’entreprise {company}",
    title: "Voir {company} comme un commerçant",
    lead: "Pendant une demi-heure, vous voyez ce que voit le commerçant. Vous ne pouvez rien modifier sans son accord, et les adresses et numéros des membres ne s’affichent pas. Le commerçant voit votre nom, la date et le motif.",
    merchant: "Quel commerçant\u00a0?",
    nameless: "Sans nom",
    reason: "Motif",
    reasonHint: "Le commerçant lira ce texte, qui est conservé. Ne nommez aucun membre.",
    submit: "Se connecter en tant que commerçant",
    failed: "Impossible de se connecter en tant que commerçant",
  },
  news: {
    name: "Stammis dans le club",
    lasts: "{name}, de Stammis, consulte le club en ce moment\u00a0: {reason}",
    was: "{name}, de Stammis, a consulté le club ({when})\u00a0: {reason}",
    more: "Voir",
  },
  access: {
    title: "Quand Stammis consulte le club",
    lead: "Pour vous aider, nous devons parfois voir ce que vous voyez. Chaque consultation est indiquée ici et dans le journal d’activité, avec le nom et le motif. Nous ne voyons jamais les adresses, numéros ni dates de naissance des membres.",
    failed: "Impossible de charger les consultations de Stammis",
    mayChange: "Stammis peut-il modifier le club\u00a0?",
    mayChangeHint: "Toute modification figure dans le journal d’activité, au nom de son auteur.",
    hours: {
      "0": "Non, lecture seule",
      "1": "Oui, pendant une heure",
      "24": "Oui, pendant une journée",
      "168": "Oui, pendant une semaine",
    },
    heldUntil: "Oui, fin\u00a0: {when}",
    allowed: "Stammis peut modifier le club",
    disallowed: "Stammis ne peut que consulter",
    allowFailed: "Impossible d’enregistrer",
    none: "Stammis n’a pas consulté le club.",
    who: "{name} en tant que {merchant}",
    when: "{from}–{to}",
    changes: "{count, plural, =0 {aucune modification} one {une modification} other {# modifications}}",
    lasts: "En cours",
  },
};
