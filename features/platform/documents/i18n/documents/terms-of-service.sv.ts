import type { DocumentText } from "../../domain/document-texts.ts";

export const document: DocumentText = {
  intro:
    "De här villkoren gäller mellan Stammis och det företag som öppnar ett konto. Den som godkänner dem gör det för företagets räkning och ska ha rätt att göra det.",
  sections: [
    {
      title: "Tjänsten",
      paragraphs: [
        "Stammis är en tjänst för kundklubbar. Företaget bygger klubben, medlemmarna har den i sin telefon, och de som arbetar i kassan registrerar köp, poäng, stämplar och kuponger.",
        "Tjänsten utvecklas hela tiden. Tar vi bort något som ni är beroende av säger vi till minst 30 dagar i förväg.",
      ],
    },
    {
      title: "Provperiod och pris",
      paragraphs: [
        "Provperioden är 14 dagar och börjar den dag då företaget öppnas. Den kostar inget, kräver inget kort och förbinder er inte till något.",
        "Efter provperioden betalar ni enligt det abonnemang som ni och vi har kommit överens om. Inget börjar kosta utan att ni har sagt ja till det.",
        "Är en faktura obetald fem dagar efter förfallodagen påminner vi utan kostnad. Efter femton dagar påminner vi en gång till och tar då ut den påminnelseavgift som lagen tillåter, i dag 60 kronor. Efter 30 dagar pausas det som klubbarna visar för medlemmarna tills fakturan är betald.",
      ],
    },
    {
      title: "Era konton",
      paragraphs: [
        "Varje person har en egen inloggning. Den som bjuds in får tillgång först när hen själv har tackat ja, och kan lämna igen. Ni bestämmer vilka som har tillgång till era klubbar och tar bort dem som inte längre ska ha det.",
        "Ett företag har alltid minst en ansvarig. Lösenord och koder till kassan är personliga. Misstänker ni att någon obehörig har kommit åt dem ska ni byta dem och säga till oss.",
      ],
    },
    {
      title: "Ert ansvar för klubben",
      paragraphs: [
        "Ni ansvarar för klubbens villkor, för det ni lovar medlemmarna och för att löftena hålls. Texterna som tjänsten föreslår är ett underlag som ni själva går igenom.",
        "Ni skickar bara reklam till dem som har sagt ja till det, och slutar när de säger nej. Tjänsten håller reda på samtycken, men det är ni som är avsändare.",
        "Det ni lägger in i klubben får inte vara olagligt, vilseledande eller göra intrång i någon annans rätt.",
      ],
    },
    {
      title: "Poäng och förmåner",
      paragraphs: [
        "Poäng, stämplar och kuponger är förmåner som ni ger era medlemmar. De är inte pengar, och Stammis har ingen skuld till medlemmarna för dem.",
        "Tjänsten räknar efter de regler ni ställer in. Ändrar ni en regel gäller den från och med då: poäng som redan är intjänade behåller sin giltighet.",
      ],
    },
    {
      title: "Personuppgifter",
      paragraphs: [
        "För medlemmarnas uppgifter är ni personuppgiftsansvariga och vi ert biträde. Det regleras i personuppgiftsbiträdesavtalet, som ni godkänner samtidigt med de här villkoren.",
      ],
    },
    {
      title: "Tillgänglighet och fel",
      paragraphs: [
        "Vi gör vårt bästa för att tjänsten ska fungera dygnet runt, men lovar inte att den är fri från fel och avbrott. Blir något fel rättar vi det så fort det rimligen går.",
        "Vi ansvarar inte för utebliven vinst eller andra indirekta skador. Vårt ansvar är begränsat till det ni har betalat för tjänsten de senaste tolv månaderna. Begränsningen gäller inte uppsåt och grov vårdslöshet, och inte sådant som lagen inte tillåter att man begränsar.",
      ],
    },
    {
      title: "Avstängning",
      paragraphs: [
        "Vi får stänga av ett konto som används i strid med villkoren eller på ett sätt som skadar andra. Om det går säger vi till först, så att ni kan rätta det.",
      ],
    },
    {
      title: "När avtalet upphör",
      paragraphs: [
        "Ni kan sluta när ni vill. Säg till oss, så stänger vi klubben. På begäran lämnar vi ut klubbens uppgifter i ett läsbart format innan de raderas.",
      ],
    },
    {
      title: "Ändringar",
      paragraphs: [
        "När villkoren ändras får de ett nytt datum. Ni får läsa och godkänna den nya versionen, och kan alltid se vilken version som företaget har godkänt, när och av vem.",
      ],
    },
    {
      title: "Lag och tvist",
      paragraphs: ["Svensk lag gäller. Tvister som vi inte kan lösa tillsammans avgörs av svensk allmän domstol."],
    },
  ],
};
