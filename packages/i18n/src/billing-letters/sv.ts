export const sv = {
  invoice: {
    subject: "Faktura {number} från Stammis: {total}",
    heading: "Din faktura för {month}",
    text: "Här är fakturan till {company} på {total}. Den ska vara betald senast {due}.",
    byCard: "Beloppet dras från kortet som slutar på {last4}. Du behöver inte göra något.",
    byBank: "Betala till bankgiro {bankgiro} och ange OCR-numret {ocr}.",
    button: "Se fakturan",
  },
  creditNote: {
    subject: "Kreditfaktura {number} från Stammis: {total}",
    heading: "Du får tillbaka {total}",
    text: "Vi har krediterat faktura {credited} till {company}. Är den redan betald används pengarna till det som kommer härnäst.",
    button: "Se kreditfakturan",
  },
  reminder: {
    subject: "Påminnelse: faktura {number} är inte betald",
    heading: "Har den kommit bort?",
    text: "Faktura {number} till {company} skulle ha betalats {due}. Kvar att betala är {owed}.",
    fee: "I det ingår en påminnelseavgift på {fee}.",
    suspension:
      "Är den inte betald före {day} pausas det som klubben har publicerat. Medlemmarna kan fortfarande logga in.",
    crossed: "Har du just betalat kan du bortse från det här.",
    button: "Betala",
  },
  received: {
    subject: "Tack! Faktura {number} är betald",
    heading: "Tack, det är betalt",
    text: "Vi har tagit emot {amount} för faktura {number} till {company}.",
    button: "Se kvittot",
  },
  declined: {
    subject: "Kortet nekades: faktura {number}",
    heading: "Kortet gick inte att dra",
    text: "Vi försökte dra {owed} för faktura {number} från kortet som slutar på {last4}, men banken sade nej.",
    again: "Vi försöker igen {day}. Byt kort eller betala nu, så är det klart direkt.",
    last: "Vi försöker inte igen med det kortet. Byt kort eller betala nu, så är det klart direkt.",
    byBank: "Det går också att betala till bankgiro {bankgiro} med OCR-numret {ocr}.",
    suspension: "Är fakturan inte betald före {day} pausas det som klubben har publicerat.",
    button: "Byt kort eller betala",
  },
  expiring: {
    subject: "Kortet som slutar på {last4} går snart ut",
    heading: "Kortet går snart ut",
    text: "Kortet som slutar på {last4}, som betalar Stammis för {company}, gäller till och med {day}.",
    next: "Lägg in ett nytt, så märks ingenting. Annars kommer nästa faktura att vänta på betalning.",
    button: "Lägg in ett nytt kort",
  },
  trial: {
    subject:
      "{days, plural, =0 {Din provperiod slutar i dag} one {Din provperiod slutar i morgon} other {Din provperiod slutar om # dagar}}",
    heading: "Fortsätt med klubben",
    text: "Provperioden för {company} gäller till och med {day}. Välj hur du vill betala, så går klubben vidare utan avbrott.",
    after:
      "Gör du inget pausas det som klubben har publicerat dagen därpå. Inget försvinner, och dina medlemmar kan läsa och använda det de har i {days, plural, one {# dag} other {# dagar}}.",
    price: "Det kostar {price} per månad och säljställe, exklusive moms.",
    button: "Fortsätt med Stammis",
  },
  lapsed: {
    subject: "Klubben är pausad",
    heading: "Klubben är pausad",
    text: "Det som {company} har publicerat är pausat sedan {day}. Medlemmarna kan läsa och använda det de har till och med {graceDay}.",
    back: "Allt finns kvar. Så snart det är ordnat är klubben i gång igen.",
    button: "Sätt i gång klubben",
  },
  ended: {
    subject: "Ditt abonnemang är avslutat",
    heading: "Abonnemanget är avslutat",
    text: "Fakturorna till {company} har varit obetalda så länge att abonnemanget är avslutat från {day}. Du kan börja om när du vill, och dina uppgifter går alltid att hämta.",
    button: "Till Stammis",
  },
};
