import type { FileWords } from "#packages/i18n/list-words.ts";
import type { staffColumns, staffInvitationColumns } from "../contract/columns.ts";

export const staffWords = {
  fileName: { sv: "användare", en: "users", fr: "utilisateurs" },
  columns: {
    person: { sv: "Namn", en: "Name", fr: "Nom" },
    firstName: { sv: "Förnamn", en: "First name", fr: "Prénom" },
    lastName: { sv: "Efternamn", en: "Last name", fr: "Nom" },
    email: { sv: "E-post", en: "Email", fr: "E-mail" },
    role: { sv: "Roll", en: "Role", fr: "Rôle" },
    places: { sv: "Säljställen", en: "Points of sale", fr: "Points de vente" },
    managesStaff: {
      sv: "Får sköta andra lokalt ansvariga",
      en: "Manages other local merchants",
      fr: "Peut gérer les autres responsables locaux",
    },
    active: { sv: "Senast aktiv här", en: "Last active here", fr: "Dernière activité ici" },
  },
} as const satisfies FileWords<typeof staffColumns>;

export const staffInvitationWords = {
  fileName: { sv: "inbjudna användare", en: "invited users", fr: "utilisateurs invités" },
  columns: {
    person: { sv: "Namn", en: "Name", fr: "Nom" },
    firstName: { sv: "Förnamn", en: "First name", fr: "Prénom" },
    lastName: { sv: "Efternamn", en: "Last name", fr: "Nom" },
    email: { sv: "E-post", en: "Email", fr: "E-mail" },
    role: { sv: "Roll", en: "Role", fr: "Rôle" },
    places: { sv: "Säljställen", en: "Points of sale", fr: "Points de vente" },
    invited: {
      sv: "Inbjuden",
      en: "Invited",
      fr: "Date d’invitation",
      file: { sv: "Inbjuden", en: "Invited", fr: "Invité" },
    },
    link: { sv: "Länk", en: "Link", fr: "Lien" },
    expires: { sv: "Länken gäller till", en: "Link valid until", fr: "Lien valable jusqu’au" },
  },
} as const satisfies FileWords<typeof staffInvitationColumns>;
