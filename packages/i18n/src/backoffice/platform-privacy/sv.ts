/** The platform's own privacy policy, shown where a merchant accepts it. */
export const sv = {
  intro:
    "Så behandlar Stammis personuppgifter om dig som arbetar med en klubb. För klubbens medlemmar gäller klubbens egen integritetspolicy.",
  whatTitle: "Vad vi sparar",
  whatText:
    "Ditt namn, din e-postadress och ditt telefonnummer om du anger det, företagets uppgifter, vilka säljställen du arbetar på, när och från vilken enhet du loggar in, och vad du registrerar i tjänsten.",
  whyTitle: "Varför",
  whyText:
    "För att kunna ge dig tjänsten enligt avtalet med ditt företag, skydda konton mot intrång, fakturera och svara när du hör av dig. Vi säljer aldrig uppgifter och visar ingen reklam.",
  whoTitle: "Vem som får se dem",
  whoText:
    "De i ditt företag som sköter klubben, och de hos oss som behöver det för att hjälpa er. De leverantörer som driver servrar, e-post och sms åt oss behandlar uppgifter endast på vårt uppdrag.",
  membersTitle: "Klubbens medlemmar",
  membersText:
    "För medlemmarnas uppgifter är ditt företag personuppgiftsansvarigt och vi personuppgiftsbiträde. Vi behandlar dem enligt ert biträdesavtal och era instruktioner.",
  longTitle: "Hur länge",
  longText:
    "Så länge du har ett konto. När kontot avslutas raderas uppgifterna inom 30 dagar, utom det som bokföringslagen kräver att vi sparar.",
  rightsTitle: "Dina rättigheter",
  rightsText:
    "Du kan få veta vad vi har om dig, rätta det, få det raderat eller utlämnat, och invända mot hur det används. Du kan också klaga hos Integritetsskyddsmyndigheten.",
} as const;
