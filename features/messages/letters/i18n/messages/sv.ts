/**
 * Phrases of e-mails and SMS. An `sms` uses only characters of GSM-7, so that it fits one segment. å ä ö é are among
 * them; ê ç and long dashes are not.
 */
export const sv = {
  stopped: {
    sms: "Klart. Du får inga fler erbjudanden med SMS från klubbarna som skrivit till dig från det här numret.",
  },
  layout: {
    linkHint: "Fungerar inte knappen? Öppna den här adressen:",
    address: "{label}: {url}",
    sentFor: "Skickat av {name} via Stammis",
    unsubscribe: { letter: "Avregistrera dig", sms: "Avsluta: {link}" },
    sentByPlatform: "Skickat av Stammis",
    ignore: "Fick du det här av misstag? Då behöver du inte göra något.",
    activationValidity:
      "{days, plural, one {Länken gäller i # dag och kan användas en gång.} other {Länken gäller i # dagar och kan användas en gång.}}",
    resetValidity:
      "{hours, plural, one {Länken gäller i # timme och kan användas en gång.} other {Länken gäller i # timmar och kan användas en gång.}}",
  },
  email: {
    why: "Du får det här mejlet för att du har tackat ja till erbjudanden från {name}.",
    points: "{points, plural, one {# poäng} other {# poäng}}",
    kronor: "{amount} kr",
    atLeast: "Vid köp från {amount} kr",
    until: "Gäller till och med {date}",
    show: "Visa kupongen",
  },
  memberActivation: {
    subject: "Välkommen till {name}: ett steg kvar",
    heading: "Nästan klart",
    text: "Tack för att du vill bli medlem hos {name}. Bekräfta din adress och välj ett lösenord, så är du med.",
    button: "Bli medlem",
    sms: "{name}: bli medlem här: {link}",
  },
  memberInvitation: {
    subject: "{name} vill ha dig som stammis",
    heading: "Du är inbjuden",
    text: "{name} bjuder in dig till sin kundklubb. Det är gratis att vara med, och det tar under en minut att gå med.",
    button: "Tacka ja",
    sms: "{name} bjuder in dig till sin kundklubb. Tacka ja: {link}",
    pendingPoints: "{points, plural, one {# poäng} other {# poäng}} väntar på dig",
    pendingStamps: "{stamps, plural, one {# stämpel} other {# stämplar}} väntar på dig",
    pendingBoth:
      "{points, plural, one {# poäng} other {# poäng}} och {stamps, plural, one {# stämpel} other {# stämplar}} väntar på dig",
    pendingText:
      "{count, plural, one {Den kommer från ditt besök och blir din} other {De kommer från ditt besök och blir dina}} om du går med inom {days, plural, one {# dag} other {# dagar}}.",
    pendingSms: "{name}: {waiting}. Bli medlem: {link}",
  },
  alreadyMember: {
    subject: "Du är redan medlem hos {name}",
    heading: "Du är redan med",
    text: "Någon, förmodligen du, ville bli medlem hos {name} med den här adressen. Du är redan medlem, så det är bara att logga in. Har du glömt lösenordet kan du välja ett nytt där.",
    button: "Logga in",
    sms: "{name}: du är redan medlem. Logga in: {link}",
  },
  signInCode: {
    subject: "Din kod: {code}",
    text: "Skriv koden hos {name} för att logga in. Den gäller i {minutes, number} minuter, och en gång.",
    button: "Skriv koden",
    ignore: "Var det inte du? Då behöver du inte göra något. Ge aldrig koden till någon annan.",
    sms: "{name}: din kod är {code}. Den gäller i {minutes, number} minuter. Ge den inte till någon.",
  },
  passwordReset: {
    subject: "Välj ett nytt lösenord",
    heading: "Välj ett nytt lösenord",
    text: "Du har bett om ett nytt lösenord hos {name}. Välj det med knappen nedan.",
    button: "Välj lösenord",
    ignore: "Var det inte du? Då behöver du inte göra något: ditt lösenord är detsamma som förut.",
    sms: "{name}: välj ett nytt lösenord: {link}",
  },
  passwordChanged: {
    subject: "Ditt lösenord är ändrat",
    heading: "Ditt lösenord är ändrat",
    text: "Ditt lösenord hos {name} har just ändrats, och du är utloggad på dina enheter. Var det inte du? Be genast om ett nytt lösenord på inloggningssidan.",
    button: "Till inloggningen",
    others:
      "Ditt lösenord hos {name} har just ändrats, och du är utloggad på dina andra enheter. Var det inte du? Be genast om ett nytt lösenord på inloggningssidan.",
    sms: "{name}: ditt lösenord är ändrat. Var det inte du? Välj ett nytt: {link}",
  },
  secondFactorChanged: {
    subject: "Ditt andra steg är ändrat",
    heading: "Ditt andra steg är ändrat",
    authenticatorAdded: "En autentiseringsapp har just lagts till på ditt konto. Den behövs när du loggar in.",
    passkeyAdded: "Nyckeln {name} har just lagts till på ditt konto. Du loggar in med den.",
    authenticatorRemoved: "Ditt konto har inte längre någon autentiseringsapp.",
    passkeyRemoved: "Nyckeln {name} är borttagen från ditt konto.",
    recoveryCodes: "Du har fått nya reservkoder. De gamla gäller inte längre.",
    reset:
      "Ditt andra steg är borttaget av den som sköter Stammis, och du är utloggad överallt. Nu räcker lösenordet tills du lägger till ett nytt.",
    notYou: "Var det inte du? Byt lösenord genast, och titta under Säkerhet i din profil.",
    button: "Till min profil",
  },
  contactProof: {
    subject: "Bekräfta din nya e-postadress",
    heading: "Är den här adressen din?",
    text: "Du vill byta e-postadress hos {name}. Bekräfta att adressen är din: först då gäller den.",
    textByStaff:
      "{name} har lagt in den här adressen som din nya e-post. Bekräfta den med ditt lösenord: först då gäller den.",
    button: "Bekräfta adressen",
    ignore: "Var det inte du? Då behöver du inte göra något: ingenting ändras.",
    sms: "{name}: bekräfta ditt nya nummer: {link}",
  },
  contactTaken: {
    subject: "Din adress finns redan hos {name}",
    heading: "Ingenting har ändrats",
    text: "Någon ville byta till den här e-postadressen hos {name}. Den är redan din där, så ingenting har ändrats. Var det du? Logga in med den här adressen.",
    button: "Logga in",
    sms: "{name}: någon ville byta till ditt nummer. Inget har ändrats. Var det du? Logga in: {link}",
  },
  contactAsked: {
    subject: "Nya kontaktuppgifter väntar på att bekräftas",
    heading: "Ett byte väntar",
    text: "Någon, förmodligen du, vill byta {channel, select, EMAIL {e-postadress} other {telefonnummer}} hos {name}. Bytet gäller först när det har bekräftats. Var det inte du? Logga in, ångra bytet och välj ett nytt lösenord.",
    textByStaff:
      "{name} har lagt in {channel, select, EMAIL {en ny e-postadress} other {ett nytt telefonnummer}} för dig. Bytet gäller först när du bekräftar det med ditt lösenord. Stämmer det inte? Logga in och ångra bytet.",
    button: "Till min profil",
  },
  contactChanged: {
    subject: "Dina kontaktuppgifter hos {name} är ändrade",
    heading: "Dina kontaktuppgifter är ändrade",
    text: "{channel, select, EMAIL {Den här e-postadressen} other {Ditt gamla telefonnummer}} hör inte längre till dig hos {name}. Var det inte du? Hör genast av dig till oss.",
    button: "Till min profil",
    sms: "{name}: det här numret hör inte längre till dig hos oss. Inte du? Hör av dig. {link}",
  },
  termsChanged: {
    subject: "{text, select, PRIVACY {Ny integritetspolicy} other {Nya medlemsvillkor}} hos {name} från den {day}",
    heading: "{text, select, PRIVACY {Vår integritetspolicy} other {Våra medlemsvillkor}} ändras den {day}",
    text: "Du är medlem hos {name}, så det gäller dig. Du ser stycke för stycke vad som ändras och vad som stod förut.",
    asks: "Den nya texten gäller dig först när du har godkänt den. Det gör du i appen.",
    asksNot: "Du behöver inte göra något. Vill du inte vara med på det nya kan du när som helst lämna klubben i appen.",
    button: "Se vad som ändras",
    why: "Det här är inget erbjudande. Alla medlemmar får veta när det som gäller för medlemskapet ändras.",
  },
  termsTakenBack: {
    subject: "Inget ändras hos {name} den {day}",
    heading: "Det som gäller i dag fortsätter att gälla",
    text: "Vi har skrivit till dig om {text, select, PRIVACY {en ny integritetspolicy} other {nya medlemsvillkor}} från den {day}. Den ändringen blir inte av.",
    button: "Läs det som gäller",
  },
  membershipsMerged: {
    subject: "Dina två medlemskap hos {name} är nu ett",
    heading: "Nu är allt på ett ställe",
    text: "Du var medlem två gånger hos {name}. Nu är det ett medlemskap: poäng, stämplar och köp från båda är dina, och poängen gäller lika länge som förut.",
    how: {
      kept: "Båda dina kort fungerar i kassan, och du loggar in som du brukar.",
      other:
        "Båda dina kort fungerar i kassan. Lösenordet till det här medlemskapet gäller inte längre: logga in på det som är kvar. Vill du bli nådd på den här adressen också? Bekräfta den i din profil där.",
    },
    button: "Till mitt medlemskap",
    wrong:
      "Stämmer det inte? Hör av dig till oss inom {days, plural, one {# dag} other {# dagar}}, så delar vi upp dem igen.",
    sms: {
      kept: "{name}: dina två medlemskap är nu ett, med poäng och stämplar från båda. Fel? Hör av dig. {link}",
      other: "{name}: det här medlemskapet ingår nu i ditt andra. Logga in där. Fel? Hör av dig. {link}",
    },
  },
  membershipsSeparated: {
    subject: "Dina medlemskap hos {name} är två igen",
    heading: "Två medlemskap igen",
    text: "Två medlemskap hos {name} hade slagits ihop. Nu är de två igen: vart och ett har sina egna poäng, stämplar och köp.",
    how: {
      kept: "Köp som gjorts sedan dess ligger kvar här, och du loggar in som du brukar.",
      other: "Välj ett nytt lösenord för att logga in: ”Glömt lösenordet?”",
    },
    wrong: "Stämmer det inte? Hör av dig till oss.",
    sms: {
      kept: "{name}: dina två medlemskap är delade igen. Fel? Hör av dig. {link}",
      other: "{name}: ditt medlemskap är ditt eget igen. Välj ett nytt lösenord för att logga in. {link}",
    },
  },
  merchantActivation: {
    subject: "Välkommen till Stammis: ett steg kvar",
    heading: "Nästan klart",
    text: "Tack för att du vill prova Stammis. Bekräfta din adress och välj ett lösenord, så kan du bygga din klubb.",
    trial:
      "{days, plural, one {Du provar gratis i # dag. Inget kort behövs.} other {Du provar gratis i # dagar. Inget kort behövs.}}",
    button: "Kom i gång",
  },
  merchantInvitation: {
    subject: "Du är inbjuden till Stammis",
    heading: "Du är inbjuden",
    text: "Stammis bjuder in {name} att bygga en kundklubb. Välj ett lösenord för att komma i gång.",
    button: "Tacka ja",
  },
  staffInvitation: {
    subject: "{name} bjuder in dig till Stammis",
    heading: "Du är inbjuden",
    text: "{name} sköter sin kundklubb med Stammis och vill ha med dig.",
    from: "Inbjudan kommer från {inviter}.",
    yours: "Du avgör själv: först när du tackar ja får du tillgång, och {name} får veta något om dig.",
    button: "Se inbjudan",
  },
  supportQuestion: {
    subject: "{name} har skrivit till supporten",
    heading: "Ett nytt meddelande",
    text: "{name} har skrivit. Läs och svara i Stammis.",
    button: "Läs och svara",
  },
  supportAnswer: {
    subject: "Du har fått svar från Stammis",
    heading: "Du har fått svar",
    text: "Vi har svarat på meddelandet från {name}. Läs svaret i Stammis, och skriv igen om något är oklart.",
    button: "Läs svaret",
  },
  sendoutWaits: {
    subject: "{name} väntar på ditt ja",
    heading: "Ett utskick väntar på ett ja",
    named: "{person} vill skicka {name} till medlemmarna i {club}.",
    nameless: "{name} ska skickas till medlemmarna i {club}.",
    text: "Det går till så många att fler än en ska godkänna det. Läs det och säg ja, så skickas det när det är dags.",
    button: "Titta och svara",
  },
  sendoutStopped: {
    subject: "{name} har stannat",
    heading: "Ett utskick har stannat",
    text: "{name} till medlemmarna i {club} har stannat och väntar på att någon av er bestämmer vad som ska hända. Ingen får samma utskick två gånger.",
    LATE: "Den planerade tiden passerade medan ingenting kunde skickas. Bestäm om det ska skickas nu.",
    CREDITS: "Krediterna räcker inte till alla. Köp fler, eller skicka till så många som de räcker till.",
    OFFER: "Ett erbjudande i utskicket går inte att använda. Publicera det igen, eller avbryt utskicket.",
    PROVIDER: "Leverantören har inte tagit emot något på flera timmar. Resten ligger kvar.",
    FAILURES: "Leverantören nekar nästan allt. Det brukar bero på avsändaren eller på avtalet med leverantören.",
    BOUNCES: "Ovanligt mycket har studsat. Ta reda på var adresserna kommer ifrån innan resten skickas.",
    button: "Titta på utskicket",
  },
  smsShort: {
    subject: "{club} behöver fler sms-krediter",
    heading: "Sms-krediterna räcker inte",
    leavesOut:
      "Ett automatiskt utskick från {club} når inte alla: krediterna, eller månadens gräns, räcker inte. De som blir utan får det inte senare.",
    PACKAGE_GONE: "Den automatiska påfyllningen till {club} gick inte: paketet säljs inte längre. Välj ett annat.",
    COMPANY_BUDGET_USED:
      "Den automatiska påfyllningen till {club} börjar efter er första betalning. Till dess kan ni köpa krediter själva.",
    SMS_BUYING_LIMIT:
      "Den automatiska påfyllningen till {club} gick inte: ni har köpt så mycket som går på en månad. Hör av er till oss.",
    SUBSCRIPTION_LAPSED: "Den automatiska påfyllningen till {club} gick inte, eftersom klubben är pausad.",
    button: "Till sms-krediterna",
  },
  webhookOff: {
    subject: "Vi skickar inte längre händelser till {host}",
    heading: "En webhook är avstängd",
    FAILING:
      "Inget av det vi har skickat till {host} för {name} har kommit fram på fem dagar, så vi har slutat försöka.",
    GONE: "{host} har svarat att den inte vill ha fler händelser från {name}, så vi har slutat.",
    text: "Se svaren under Integrationer och slå på webhooken igen när den fungerar.",
    button: "Öppna Integrationer",
  },
  poster: {
    headline: "Bli stammis",
    scan: "Skanna koden med mobilen.\nDu är med på en minut.",
    fold: "Vik vid strecken och tejpa ihop kanterna. Den här sidan står på bordet.",
    free: "Gratis att vara med",
    points: "Poäng varje gång du handlar",
    stampCard: "Stämpelkort: {reward}",
    welcomeOffer: "Välkomstgåva: {offer}",
    fileName: "affisch",
  },
  /** A card in a phone's wallet. */
  wallet: {
    title: "Medlemskort",
    description: "Medlemskort hos {club}",
    points: "Poäng",
    changed: "Nu har du {value} poäng",
    next: "Nästa belöning",
    left: "{count, plural, other {#}} kvar till {reward}",
    allInReach: "Poängen räcker till alla",
    member: "Medlem",
    ended: "Kortet gäller inte längre",
    howTitle: "Så gör du",
    how: "Visa koden i kassan när du handlar. Kortet uppdateras av sig självt.",
    club: "Klubbens sida",
  },
  /** The preview of a shared page's link. */
  sharing: {
    join: "Bli medlem hos {club}",
    points:
      "Samla poäng varje gång du handlar och byt dem mot belöningar. Gratis att vara med, och kortet finns i mobilen.",
    club: "Gratis att vara med, och kortet finns i mobilen.",
  },
} as const;
