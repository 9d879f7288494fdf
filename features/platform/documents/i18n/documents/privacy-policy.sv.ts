import type { DocumentText } from "../../domain/document-texts.ts";

export const document: DocumentText = {
  intro:
    "Så behandlar Stammis personuppgifter om dig som arbetar med en klubb. För klubbens medlemmar gäller klubbens egen integritetspolicy.",
  sections: [
    {
      title: "Vad vi sparar",
      paragraphs: [
        "Ditt namn, din e-postadress, ditt telefonnummer om du anger det och ditt språk. Vilka företag och säljställen du har tillgång till, och när du senast var aktiv i var och en av klubbarna.",
        "När och från vilken sorts enhet du har loggat in, och det du registrerar i tjänsten, till exempel köp, rättelser och ändringar i klubben. Lösenord sparas bara i en form som inte går att läsa tillbaka.",
      ],
    },
    {
      title: "Varför",
      paragraphs: [
        "För att ge dig tjänsten enligt avtalet med ditt företag, skydda konton mot intrång, kunna visa vem som gjort vad i en klubb och svara när du hör av dig. Vi säljer aldrig uppgifter och visar ingen reklam.",
      ],
    },
    {
      title: "Inbjudningar",
      paragraphs: [
        "Bjuds du in till en klubb sparar vi den adress och det namn som skrevs in. Den som bjuder in ser bara det hen själv har skrivit tills du har tackat ja. En inbjudan som ingen svarar på raderas efter 180 dagar.",
      ],
    },
    {
      title: "Vem som får se dem",
      paragraphs: [
        "De i ditt företag som sköter klubben ser ditt namn, din adress, din roll och när du senast var aktiv där. Ett annat företag som du arbetar för ser inget av det. Hos oss ser de som behöver det för att hjälpa er. Leverantörer som driver servrar, e-post och sms åt oss behandlar uppgifter endast på vårt uppdrag. Betalar företaget med kort lämnas kortet på Stripes sida, och Stripe behandlar det; vi ser märke, de sista fyra siffrorna och när det går ut.",
      ],
    },
    {
      title: "Klubbens medlemmar",
      paragraphs: [
        "För medlemmarnas uppgifter är ditt företag personuppgiftsansvarigt och vi personuppgiftsbiträde. Vi behandlar dem enligt biträdesavtalet och företagets instruktioner.",
      ],
    },
    {
      title: "Hur länge",
      paragraphs: [
        "Så länge du har ett konto. Inloggningar glöms när de har gått ut. Vill du avsluta kontot säger du till oss, så raderar vi det inom 30 dagar, utom det som lagen kräver att vi sparar.",
      ],
    },
    {
      title: "Dina rättigheter",
      paragraphs: [
        "Du kan få veta vad vi har om dig, rätta det, få det raderat eller utlämnat, och invända mot hur det används. Du ser och avslutar själv dina inloggningar i din profil. Du kan också klaga hos Integritetsskyddsmyndigheten.",
      ],
    },
  ],
};
