import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  everybody: "Tous les membres",
  unknown: "Une sélection écrite par une version plus récente du service",
  nouns: { MEMBERS: "Membres", FEMALE: "Femmes", MALE: "Hommes" },
  aged: "{noun} {age}",
  who: "{noun} qui {what}",
  either: "soit {what}",
  together: "({what})",
  gone: "quelque chose de supprimé",
  at: " à {places}",
  periods: {
    months: "{months, plural, one { ce mois-ci ou le mois dernier} other { ce mois-ci ou les # mois précédents}}",
    between: " de {from} à {to}",
    month: " en {from}",
  },
  age: {
    exactly: "{max, plural, one {de # an} other {de # ans}}",
    between: "de {min, number} à {max, number} ans",
    atLeast: "{min, plural, one {d’au moins # an} other {d’au moins # ans}}",
    atMost: "{max, plural, one {d’au plus # an} other {d’au plus # ans}}",
  },
  times: {
    exactly: "{max, plural, one {exactement # fois} other {exactement # fois}}",
    between: "de {min, number} à {max, number} fois",
    atLeast: "au moins {min, number} fois",
    atMost: "au plus {max, number} fois",
  },
  kronor: {
    exactly: "exactement {max, number}\u00a0kr",
    between: "{min, number} à {max, number}\u00a0kr",
    atLeast: "au moins {min, number}\u00a0kr",
    atMost: "au plus {max, number}\u00a0kr",
  },
  days: {
    exactly: "{max, plural, =0 {aujourd’hui} =1 {hier} other {il y a # jours}}",
    between: "il y a {min, number} à {max, number} jours",
    atLeast: "{min, plural, one {il y a au moins # jour} other {il y a au moins # jours}}",
    atMost: "{max, plural, =0 {aujourd’hui} =1 {hier ou aujourd’hui} other {il y a au plus # jours}}",
  },
  points: {
    exactly: "{max, plural, one {exactement # point} other {exactement # points}}",
    between: "{min, number} à {max, number} points",
    atLeast: "{min, plural, one {au moins # point} other {au moins # points}}",
    atMost: "{max, plural, one {au plus # point} other {au plus # points}}",
  },
  stamps: {
    exactly: "{max, plural, =0 {aucun tampon} one {exactement # tampon} other {exactement # tampons}}",
    between: "{min, number} à {max, number} tampons",
    atLeast: "{min, plural, one {au moins # tampon} other {au moins # tampons}}",
    atMost: "{max, plural, one {au plus # tampon} other {au plus # tampons}}",
  },
  dates: {
    exactly: "le {from}",
    between: "du {from} au {to}",
    atLeast: "le {from} ou plus tard",
    atMost: "le {to} ou plus tôt",
  },
  genders: { FEMALE: "des femmes", MALE: "des hommes", OTHER: "d’un autre genre", UNKNOWN: "sans genre indiqué" },
  languages: { sv: "le suédois", en: "l’anglais", fr: "le français" },
  conditions: {
    HOME_LOCATION: "ont {places} comme point de vente habituel",
    GENDER: "sont {genders}",
    AGE: "sont âgés {age}",
    BIRTHDAY_MONTH: "fêtent leur anniversaire ce mois-ci",
    BIRTHDAY_SOON:
      "{days, plural, =0 {fêtent leur anniversaire aujourd’hui} =1 {fêtent leur anniversaire aujourd’hui ou demain} other {fêtent leur anniversaire dans les # jours}}",
    CITY: "habitent à {cities}",
    POST_CODE: "ont un code postal qui commence par {codes}",
    REGISTERED: "sont devenus membres {dates}",
    NEW_MEMBER:
      "{days, plural, one {sont devenus membres aujourd’hui} other {sont devenus membres ces # derniers jours}}",
    LANGUAGE: "ont choisi {languages}",
    HAS_EMAIL: { yes: "ont un e-mail", no: "n’ont pas d’e-mail" },
    HAS_PHONE: { yes: "ont un téléphone", no: "n’ont pas de téléphone" },
    CONSENT_EMAIL: { yes: "ont dit oui aux e-mails", no: "n’ont pas dit oui aux e-mails" },
    CONSENT_PHONE: { yes: "ont dit oui aux SMS", no: "n’ont pas dit oui aux SMS" },
    PURCHASED_AT: "ont acheté à {places}{period}",
    PURCHASES: "ont acheté {times}{at}{period}",
    NO_PURCHASES: "n’ont pas acheté{at}{period}",
    AMOUNT: "ont acheté pour {amount}{at}{period}",
    LATEST_PURCHASE: "ont acheté la dernière fois {dates}",
    DAYS_SINCE_PURCHASE: "ont acheté la dernière fois {since}",
    BOUGHT_LATELY: {
      yes: "{months, plural, one {ont acheté ce dernier mois} other {ont acheté ces # derniers mois}}",
      no: "{months, plural, one {n’ont pas acheté ce dernier mois} other {n’ont pas acheté ces # derniers mois}}",
    },
    CATEGORY: {
      yes: "ont acheté dans la catégorie {things}{period}",
      no: "n’ont pas acheté dans la catégorie {things}{period}",
    },
    CAMPAIGN: {
      yes: "ont profité de la campagne {things}{period}",
      no: "n’ont pas profité de la campagne {things}{period}",
    },
    POINTS: "ont {points}",
    EXPIRING_POINTS:
      "{days, plural, =0 {ont au moins {points} points qui expirent aujourd’hui} =1 {ont au moins {points} points qui expirent aujourd’hui ou demain} other {ont au moins {points} points qui expirent dans les # jours}}",
    STAMPS: "ont {stamps} sur {card}",
    USED_COUPON: { yes: "ont utilisé {coupons}", no: "n’ont pas utilisé {coupons}" },
    UNUSED_REWARD: { yes: "ont une récompense non utilisée", no: "n’ont aucune récompense non utilisée" },
    UNUSED_REWARD_OF: {
      yes: "ont une récompense non utilisée de {cards}",
      no: "n’ont aucune récompense non utilisée de {cards}",
    },
  },
};
