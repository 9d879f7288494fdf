import type { DocumentText } from "../../domain/document-texts.ts";

export const document: DocumentText = {
  intro:
    "Det här avtalet gäller när Stammis (biträdet) behandlar personuppgifter för företagets (den ansvariges) räkning. Det är det avtal som artikel 28 i dataskyddsförordningen kräver, och gäller så länge vi behandlar uppgifter åt er.",
  sections: [
    {
      title: "Vad behandlingen gäller",
      paragraphs: [
        "Ändamålet är att driva företagets kundklubbar: medlemskap, köp, poäng, stämplar, kuponger, kampanjer och meddelanden.",
        "De registrerade är klubbens medlemmar, personer som har bjudits in eller anmält sig, och företagets personal.",
        "Uppgifterna är namn, e-postadress, telefonnummer, adress, födelsedag och kön i den mån de lämnas, språk, medlemsnummer, köp med belopp, kategori, tid och säljställe, poäng, stämplar och kuponger, samtycken, skickade meddelanden och inloggningar. Känsliga personuppgifter ska inte läggas in i tjänsten.",
      ],
    },
    {
      title: "Era instruktioner",
      paragraphs: [
        "Vi behandlar uppgifterna bara enligt avtalet och det ni ställer in i tjänsten, om inte lagen kräver något annat. Anser vi att en instruktion strider mot lagen säger vi till.",
      ],
    },
    {
      title: "Tystnadsplikt",
      paragraphs: [
        "Bara de hos oss som behöver uppgifterna för sitt arbete har tillgång till dem, och de har förbundit sig att inte föra dem vidare.",
      ],
    },
    {
      title: "Säkerhet",
      paragraphs: [
        "Varje klubbs uppgifter hålls åtskilda från andra klubbars, både i programmet och i databasen. Tillgång ges per person och roll, först när personen själv har accepterat den, och kan tas tillbaka direkt.",
        "Lösenord sparas bara i en form som inte går att läsa tillbaka, länkar och inloggningar går ut av sig själva, och försök att gissa lösenord bromsas. Det personalen gör med medlemmar, regler och behörigheter antecknas med tid och person.",
      ],
    },
    {
      title: "Underbiträden",
      paragraphs: [
        "Vi får anlita underbiträden för drift av servrar, e-post och sms. De binds av samma skyldigheter som vi, och vi ansvarar för deras arbete som för vårt eget.",
        "Ni får på begäran en lista över dem. Vi meddelar byten minst 30 dagar i förväg, och ni kan invända mot dem.",
      ],
    },
    {
      title: "Var uppgifterna finns",
      paragraphs: [
        "Uppgifterna behandlas inom EU och EES. Förs de utanför sker det bara med ert medgivande och med det skydd som förordningen kräver.",
      ],
    },
    {
      title: "De registrerades rättigheter",
      paragraphs: [
        "I tjänsten kan ni se, rätta och ta bort en medlem. När en medlem tas bort raderas personen, medan köp och poäng blir kvar utan namn. Behöver ni mer för att svara en registrerad hjälper vi till.",
      ],
    },
    {
      title: "Incidenter",
      paragraphs: [
        "Upptäcker vi en personuppgiftsincident som rör era uppgifter meddelar vi er utan onödigt dröjsmål, med det vi vet om vad som hänt, vilka som berörs och vad vi gör. Vi hjälper er med det som ni behöver för er anmälan inom 72 timmar.",
      ],
    },
    {
      title: "Insyn",
      paragraphs: [
        "På begäran ger vi er den information som behövs för att visa att avtalet följs. Ni eller en oberoende granskare kan göra en granskning efter överenskommelse om tid.",
      ],
    },
    {
      title: "När avtalet upphör",
      paragraphs: [
        "När ni slutar använda tjänsten lämnar vi på begäran ut uppgifterna i ett läsbart format, och raderar dem sedan, om inte lagen kräver att de sparas.",
      ],
    },
  ],
};
