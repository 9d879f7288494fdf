import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const directoryDataWords = {
  profile: {
    title: { sv: "Medlemmen", en: "The member", fr: "Le membre" },
    facts: {
      membershipId: { sv: "Medlemsnummer", en: "Membership number", fr: "Numéro de membre" },
      firstName: { sv: "Förnamn", en: "First name", fr: "Prénom" },
      lastName: { sv: "Efternamn", en: "Last name", fr: "Nom" },
      email: { sv: "E-post", en: "Email", fr: "E-mail" },
      phone: { sv: "Telefon", en: "Phone", fr: "Téléphone" },
      street: { sv: "Gatuadress", en: "Street address", fr: "Adresse" },
      zipCode: { sv: "Postnummer", en: "Postcode", fr: "Code postal" },
      city: { sv: "Ort", en: "City", fr: "Ville" },
      birthday: { sv: "Födelsedag", en: "Birthday", fr: "Date de naissance" },
      gender: { sv: "Kön", en: "Gender", fr: "Sexe" },
      language: { sv: "Språk", en: "Language", fr: "Langue" },
      home: { sv: "Stamställe", en: "Home point of sale", fr: "Boutique habituelle" },
      registered: { sv: "Medlem sedan", en: "Member since", fr: "Membre depuis" },
      fromList: { sv: "Kom från listan", en: "Imported from list", fr: "Venu de la liste" },
      marketingEmail: { sv: "Utskick med e-post", en: "Marketing by email", fr: "Offres par e-mail" },
      marketingSms: { sv: "Utskick med sms", en: "Marketing by text message", fr: "Offres par SMS" },
      hasPassword: { sv: "Har valt ett lösenord", en: "Has chosen a password", fr: "A choisi un mot de passe" },
      points: { sv: "Poäng", en: "Points", fr: "Points" },
      purchases: { sv: "Antal köp", en: "Purchases", fr: "Nombre d’achats" },
      total: { sv: "Handlat för, kr", en: "Spent, SEK", fr: "Dépensé, SEK" },
      lastPurchase: { sv: "Senaste köp", en: "Latest purchase", fr: "Dernier achat" },
    },
    codes: {
      "edit-member": { sv: "Ändrade uppgifter", en: "Changed details", fr: "A modifié des données" },
      "edit-own-profile": {
        sv: "Medlemmen ändrade sina uppgifter",
        en: "The member changed their details",
        fr: "Le membre a modifié ses données",
      },
      "resend-contact": {
        sv: "Skickade om en bekräftelselänk",
        en: "Sent a confirmation link again",
        fr: "A renvoyé un lien de confirmation",
      },
      "withdraw-contact": {
        sv: "Tog bort en obekräftad adress",
        en: "Removed an unconfirmed address",
        fr: "A supprimé une adresse non confirmée",
      },
      FEMALE: { sv: "Kvinna", en: "Woman", fr: "Femme" },
      MALE: { sv: "Man", en: "Man", fr: "Homme" },
      OTHER: { sv: "Annat", en: "Other", fr: "Autre" },
      sv: { sv: "Svenska", en: "Swedish", fr: "Suédois" },
      en: { sv: "Engelska", en: "English", fr: "Anglais" },
      fr: { sv: "Franska", en: "French", fr: "Français" },
    },
  },
  addresses: {
    title: {
      sv: "Tidigare och väntande adresser",
      en: "Earlier and pending addresses",
      fr: "Adresses précédentes et en attente",
    },
    facts: {
      kind: { sv: "Typ", en: "Kind", fr: "Type" },
      address: { sv: "Adress", en: "Address", fr: "Adresse" },
      until: { sv: "Till", en: "Until", fr: "Jusqu’à" },
    },
    codes: {
      EARLIER: { sv: "Tidigare", en: "Earlier", fr: "Précédente" },
      PENDING: { sv: "Väntar på att bekräftas", en: "Waiting to be confirmed", fr: "En attente de confirmation" },
    },
  },
} as const satisfies MemberDataWords;
