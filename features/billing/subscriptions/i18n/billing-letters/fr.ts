import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  invoice: {
    subject: "Facture {number} de Stammis : {total}",
    heading: "Votre facture de {month}",
    text: "Voici la facture pour {company}, d’un montant de {total}. Elle est à régler au plus tard le {due}.",
    byCard: "Le montant est prélevé sur la carte se terminant par {last4}. Vous n’avez rien à faire.",
    byBank: "Réglez sur le bankgiro {bankgiro} en indiquant le numéro OCR {ocr}.",
    button: "Voir la facture",
  },
  creditNote: {
    subject: "Avoir {number} de Stammis : {total}",
    heading: "Nous vous rendons {total}",
    text: "Nous avons établi un avoir sur la facture {credited} ({company}). Si elle est déjà réglée, la somme sera déduite de la suivante.",
    button: "Voir l’avoir",
  },
  reminder: {
    subject: "Rappel : la facture {number} n’est pas réglée",
    heading: "Votre facture s’est-elle égarée\u00a0?",
    text: "La facture {number} ({company}) était à régler le {due}. Reste à payer\u00a0: {owed}.",
    fee: "Ce montant comprend des frais de rappel de {fee}.",
    suspension:
      "Sans règlement avant le {day}, les publications du club seront suspendues. Les membres pourront toujours se connecter.",
    crossed: "Si vous venez de payer, ne tenez pas compte de ce message.",
    button: "Payer",
  },
  received: {
    subject: "Merci ! La facture {number} est réglée",
    heading: "Merci, c’est réglé",
    text: "Nous avons reçu {amount} pour la facture {number} ({company}).",
    button: "Voir le reçu",
  },
  repaid: {
    subject: "Nous avons remboursé {amount}",
    heading: "Un remboursement",
    text: "Nous avons remboursé {amount} à {company}, au titre de la facture {number}. Le montant arrive sur le compte sous quelques jours ouvrés.",
    button: "Voir la facture",
  },
  declined: {
    subject: "Carte refusée\u00a0: facture {number}",
    heading: "La carte a été refusée",
    text: "Nous avons tenté de prélever {owed} pour la facture {number} sur la carte se terminant par {last4}, mais la banque a refusé.",
    again: "Nous réessaierons le {day}. Changez de carte ou payez maintenant, et c’est réglé aussitôt.",
    last: "Nous ne réessaierons pas avec cette carte. Changez de carte ou payez maintenant, et c’est réglé aussitôt.",
    byBank: "Vous pouvez aussi payer au bankgiro {bankgiro} avec le numéro OCR {ocr}.",
    suspension: "Si la facture n’est pas réglée avant le {day}, les publications du club seront suspendues.",
    button: "Changer de carte ou payer",
  },
  disputed: {
    subject: "Paiement par carte contesté : facture {number}",
    heading: "Un paiement par carte est contesté",
    text: "Le titulaire de la carte a contesté auprès de sa banque un paiement de {amount} pour la facture {number} ({company}).",
    next: "Répondez chez Stripe, justificatifs à l’appui, avant la date limite. Tant que la banque n’a pas tranché, la facture reste payée.",
    button: "Voir les factures",
  },
  disputeLost: {
    subject: "La banque a repris l’argent : facture {number}",
    heading: "La banque a repris l’argent",
    text: "{amount} pour la facture {number} ({company}) ont été repris par la banque.",
    owed: "La facture est de nouveau à payer, au plus tard le {due}. L’entreprise en a été informée.",
    button: "Voir les factures",
  },
  disputeWon: {
    subject: "Le paiement est maintenu : facture {number}",
    heading: "Le paiement est maintenu",
    text: "La banque a tranché en notre faveur\u00a0: {amount} pour la facture {number} ({company}) restent acquis.",
    button: "Voir les factures",
  },
  chargedBack: {
    subject: "Votre paiement a été repris : facture {number}",
    heading: "La facture est de nouveau impayée",
    text: "La banque de la carte a repris {amount} sur le paiement de la facture {number} ({company}).",
    owed: "Reste à payer : {owed}, au plus tard le {due}.",
    ask: "Ce n’était pas voulu ? Écrivez-nous et nous arrangerons cela.",
    button: "Payer",
  },
  expiring: {
    subject: "La carte se terminant par {last4} expire bientôt",
    heading: "Votre carte expire bientôt",
    text: "La carte se terminant par {last4}, qui règle Stammis pour {company}, est valable jusqu’au {day}.",
    next: "Ajoutez-en une nouvelle et tout continuera comme avant. Sinon, la prochaine facture restera impayée.",
    button: "Ajouter une carte",
  },
  trial: {
    subject:
      "{days, plural, =0 {Votre essai se termine aujourd’hui} one {Votre essai se termine demain} other {Votre essai se termine dans # jours}}",
    heading: "Continuez avec le club",
    text: "L’essai de l’entreprise {company} se termine le {day} au soir. Choisissez comment payer, et le club continue sans interruption.",
    after:
      "Sans action de votre part, les publications du club seront suspendues le lendemain. Rien n’est perdu, et vos membres pourront consulter et utiliser ce qu’ils ont pendant {days, plural, one {# jour} other {# jours}}.",
    price: "Le prix est de {price} par mois et par point de vente, hors TVA.",
    button: "Continuer avec Stammis",
  },
  lapsed: {
    subject: "Le club est suspendu",
    heading: "Le club est suspendu",
    text: "Les publications de l’entreprise {company} sont suspendues depuis le {day}. Les membres peuvent consulter et utiliser ce qu’ils ont jusqu’au {graceDay} inclus.",
    back: "Tout est encore là. Dès que c’est réglé, le club repart.",
    button: "Relancer le club",
  },
  halted: {
    subject: "Stammis a suspendu le club",
    heading: "Stammis a suspendu le club",
    text: "Ce que {company} a publié est suspendu depuis le {day}. Les membres peuvent lire et utiliser ce qu’ils ont jusqu’au {graceDay} inclus.",
    ask: "Tout est encore là. Écrivez-nous pour en parler.",
    button: "Nous écrire",
  },
  released: {
    subject: "Stammis a levé la suspension",
    heading: "La suspension est levée",
    text: "Les membres voient de nouveau ce que {company} a publié.",
    lapsed: "Stammis ne suspend plus {company}. Le club reste suspendu jusqu’au règlement du paiement.",
    button: "Vers le club",
  },
  ended: {
    subject: "Votre abonnement est terminé",
    heading: "L’abonnement est terminé",
    text: "Les factures de l’entreprise {company} sont restées impayées si longtemps que l’abonnement a pris fin le {day}. Vous pouvez recommencer quand vous voulez, et vos données peuvent toujours être exportées.",
    button: "Ouvrir Stammis",
  },
};
