/** Templates of a sendout's e-mail, three for each occasion: stored unchanged, so they are no ICU messages. */
export const sv = {
  WELCOME: {
    WARM: {
      subject: "Välkommen, {firstName|du}!",
      preheader: "Ditt kort väntar på dig.",
      text: "Hej {firstName|du} och välkommen till oss!\n\nVisa ditt kort i kassan varje gång du handlar. I din klubb ser du **vad du har samlat** och **vad du kan få för det**.\n\nVi ses snart.",
      label: "Öppna din klubb",
    },
    SHORT: {
      subject: "Nu är du med",
      preheader: "Så här använder du kortet.",
      text: "Hej {firstName|du}!\n\n• Visa kortet i kassan när du handlar\n• Samla\n• Byt in det mot något gott\n\nSvårare än så är det inte.",
      label: "Visa mitt kort",
    },
    OFFER: {
      subject: "En välkomstpresent till dig, {firstName|nya vän}",
      preheader: "Den ligger redan på ditt kort.",
      text: "Hej {firstName|du}!\n\nKul att du vill vara med. Som tack får du **en present vid nästa besök**: visa bara kortet i kassan.",
      label: "Se presenten",
    },
  },
  BIRTHDAY: {
    WARM: {
      subject: "Grattis på födelsedagen, {firstName|vännen}!",
      preheader: "Hoppas att dagen blir riktigt fin.",
      text: "Hurra, {firstName|vännen}!\n\nVi hoppas att dagen blir riktigt fin. Titta in när du har vägarna förbi, så firar vi dig.",
      label: "Öppna din klubb",
    },
    SHORT: {
      subject: "Hurra för dig, {firstName|vännen}!",
      preheader: "I dag är det din dag.",
      text: "Grattis, {firstName|vännen}! Ha en riktigt fin dag.",
      label: "Öppna din klubb",
    },
    OFFER: {
      subject: "En present på födelsedagen, {firstName|vännen}",
      preheader: "Hämta den när du vill.",
      text: "Grattis, {firstName|vännen}!\n\nDet ska firas, och **vi bjuder**. Din present ligger här under: visa kortet i kassan så är den din.",
      label: "Hämta presenten",
    },
  },
  NEWS: {
    WARM: {
      subject: "Något nytt hos oss",
      preheader: "Du som är medlem får veta det först.",
      text: "Hej {firstName|du}!\n\nVi har fått in något nytt, och **du som är medlem får veta det först**.\n\nKom in och titta, så berättar vi mer.",
      label: "Se vad som är på gång",
    },
    SHORT: {
      subject: "Det här är nytt",
      preheader: "Kort och gott.",
      text: "# Nytt hos oss\n\n• Det första\n• Det andra\n• Det tredje\n\nVi ses!",
      label: "Se mer",
    },
    OFFER: {
      subject: "Prova vår nyhet, {firstName|kära medlem}",
      preheader: "Medlemmar provar först.",
      text: "Hej {firstName|du}!\n\nVi har något nytt, och vi vill att du provar det först. **Därför får du en kupong**, här under.",
      label: "Se nyheten",
    },
  },
  THANKS: {
    WARM: {
      subject: "Tack, {firstName|kära medlem}",
      preheader: "För att du kommer tillbaka.",
      text: "Hej {firstName|du}!\n\nVi finns tack vare dig och alla andra som kommer tillbaka. **Tack för det.**\n\nNästa gång vi ses: säg gärna vad du tycker om, och vad vi kan göra bättre.",
      label: "Öppna din klubb",
    },
    SHORT: {
      subject: "Tack för senast",
      preheader: "Det var fint att se dig.",
      text: "Tack för att du kom, {firstName|kära medlem}.\n\nDu har {points} poäng. Vi ses snart igen.",
      label: "Se mina poäng",
    },
    OFFER: {
      subject: "Ett litet tack till dig, {firstName|kära medlem}",
      preheader: "För att du är en av våra stammisar.",
      text: "Hej {firstName|du}!\n\nDu är en av dem som gör det roligt att gå till jobbet. **Här är ett litet tack** från oss.",
      label: "Se vad du får",
    },
  },
  COME_BACK: {
    WARM: {
      subject: "Det var ett tag sedan, {firstName|du}",
      preheader: "Vi vill gärna se dig igen.",
      text: "Hej {firstName|du}!\n\nDet var ett tag sedan vi sågs, och vi vill gärna se dig igen.\n\nTitta in i din klubb, så ser du vad som väntar där.",
      label: "Se vad som väntar",
    },
    SHORT: {
      subject: "Vi saknar dig, {firstName|vännen}",
      preheader: "Dörren är öppen.",
      text: "Hej {firstName|du}! Dina {points} poäng ligger kvar. Kom förbi när det passar.",
      label: "Se mina poäng",
    },
    OFFER: {
      subject: "Kom tillbaka, så bjuder vi",
      preheader: "En kupong väntar på dig.",
      text: "Hej {firstName|du}!\n\nDet var ett tag sedan, och vi vill gärna se dig igen. **Nästa gång bjuder vi**: ta med den här kupongen.",
      label: "Se kupongen",
    },
  },
};
