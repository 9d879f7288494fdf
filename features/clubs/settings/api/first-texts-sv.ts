import type { FirstTexts } from "./terms.ts";

/** A template text for a Swedish club under GDPR; the merchant reviews and adapts it. */
export const sv: FirstTexts = {
  membership: {
    title: "Medlemsvillkor för {club}",
    paragraphs: [
      {
        title: "Om medlemskapet",
        content:
          "{club} är en kundklubb som drivs av {company}. Medlemskapet är kostnadsfritt och personligt. När du blir medlem ingår du ett avtal med oss på de här villkoren.",
      },
      {
        title: "Vem som kan bli medlem",
        content:
          "Du behöver ha fyllt 16 år eller ha en vårdnadshavares godkännande. Varje person kan ha ett medlemskap. Uppgifterna du lämnar ska vara dina egna och riktiga, och du kan när som helst ändra dem i appen.",
      },
      {
        title: "Så samlar du poäng",
        content:
          "Visa ditt medlemskort, eller säg ditt medlemsnummer, när du handlar hos oss. Köpet registreras på ditt medlemskap och ger poäng enligt det som står i appen den dag du handlar. Lämnar du tillbaka en vara tas poängen för den tillbaka; har du redan använt dem fylls de på av dina nästa köp.",
      },
      {
        title: "Poängens giltighet",
        content:
          "I appen ser du hur många poäng du har och till och med vilken dag de gäller. Poäng som inte har använts då förfaller. De poäng som förfaller först används först. Poäng kan inte säljas, överlåtas eller bytas mot pengar.",
      },
      {
        title: "Belöningar",
        content:
          "Du byter dina poäng mot de belöningar som visas i appen, i våra butiker, så länge belöningen erbjuds och enligt de villkor som står vid den, till exempel ett minsta köp. En belöning kan inte bytas mot pengar. Har något blivit fel rättar vi det: säg till i kassan eller kontakta oss.",
      },
      {
        title: "Meddelanden från oss",
        content:
          "Meddelanden som hör till själva medlemskapet, till exempel när du vill byta lösenord, skickar vi alltid. Erbjudanden och nyheter får du bara om du har sagt ja till det, och du kan säga nej igen när du vill.",
      },
      {
        title: "Om vi ändrar något",
        content:
          "Ändrar vi villkoren ser du i appen vad som ändras och från vilken dag, och har vi din e-postadress skriver vi till dig. Poäng som du redan har tjänat in behåller den giltighet de fick. Vill du inte vara med på de nya villkoren kan du lämna klubben.",
      },
      {
        title: "Lämna klubben",
        content:
          "Du kan avsluta ditt medlemskap när du vill, under Konto i appen eller genom att kontakta oss. Då försvinner dina poäng. Vi kan avsluta ett medlemskap som missbrukas. Skulle klubben läggas ned får du veta det i förväg, så att du hinner använda dina poäng.",
      },
      {
        title: "Om vi inte är överens",
        content:
          "Hör av dig till oss först, så försöker vi hitta en lösning. Du kan också vända dig till Allmänna reklamationsnämnden (arn.se). Svensk lag gäller.",
      },
    ],
  },
  privacy: {
    title: "Integritetspolicy för {club}",
    paragraphs: [
      {
        title: "Vem som ansvarar",
        content:
          "{company} är personuppgiftsansvarig för de uppgifter som behandlas i {club}. Du når oss genom kontaktuppgifterna under Kontakt i appen.",
      },
      {
        title: "Vilka uppgifter vi har",
        content:
          "Det du själv lämnar: e-postadress eller telefonnummer, och om du vill också namn, adress, födelsedag, kön och språk.\nDet som uppstår när du är medlem: medlemsnummer, ditt stamställe, köp (dag, plats, belopp och kategori), poäng, belöningar, meddelanden vi har skickat till dig, dina samtycken och dina inloggningar.",
      },
      {
        title: "Varför och med vilken rätt",
        content:
          "För att ge dig det medlemskap vi har avtalat om: registrera köp, räkna poäng, lämna ut belöningar och svara på frågor (avtal).\nFör att skicka erbjudanden och nyheter (ditt samtycke).\nFör att följa upp hur klubben används och förhindra missbruk (vårt berättigade intresse av att driva klubben väl).\nFör att följa bokföringslagen och andra lagar (rättslig förpliktelse).",
      },
      {
        title: "Erbjudanden och nyheter",
        content:
          "Du väljer själv om du vill ha dem med e-post, sms, båda eller inget. Du ändrar det i din profil eller med länken i varje utskick. Att säga nej påverkar inte ditt medlemskap.",
      },
      {
        title: "Vilka som får ta del av uppgifterna",
        content:
          "Personalen i våra butiker ser det de behöver för att hjälpa dig. Klubben drivs på tjänsten Stammis, som tillsammans med leverantörer av drift, e-post och sms behandlar uppgifter för vår räkning och enligt våra instruktioner. Vi säljer aldrig dina uppgifter.",
      },
      {
        title: "Var uppgifterna finns",
        content:
          "Uppgifterna behandlas inom EU och EES. Om en leverantör någon gång behöver behandla dem utanför EES sker det bara med de skydd som dataskyddsförordningen kräver.",
      },
      {
        title: "Hur länge vi sparar dem",
        content:
          "Så länge du är medlem. När du lämnar klubben raderas de uppgifter som pekar ut dig; köp och poäng finns kvar utan koppling till dig. Uppgifter som bokföringslagen kräver sparas i sju år. Att du har sagt nej till utskick minns vi, så att du inte får dem igen.",
      },
      {
        title: "Dina rättigheter",
        content:
          "Du har rätt att få veta vilka uppgifter vi har om dig, få dem rättade, raderade eller begränsade, få ut dem för att flytta dem någon annanstans, invända mot behandling som bygger på vårt berättigade intresse och ta tillbaka ett samtycke. Det mesta gör du i appen; annars hjälper vi dig inom en månad.",
      },
      {
        title: "Appen, frågor och klagomål",
        content:
          "Appen sparar bara det på din telefon som behövs för att du ska vara inloggad och för att minnas dina val. Har du frågor eller synpunkter, kontakta oss gärna först. Du kan också klaga hos Integritetsskyddsmyndigheten (imy.se). Ändrar vi den här policyn publicerar vi den nya versionen här.",
      },
    ],
  },
};
