import { type ImportField, plainHeading } from "./import-fields.ts";

type NamedField = Exclude<ImportField, `stamps:${number}`>;

/** Headings in Swedish, English and French, without spaces. */
const words: Record<NamedField, string> = {
  name: "namn fullständigtnamn kundnamn kund medlemsnamn kontaktnamn kontakt kontaktperson name fullname customername customer contactname contact membername nomcomplet nomduclient client nometprénom prénometnom efternamnförnamn förnamnefternamn lastnamefirstname firstnamelastname nomprénom prénomnom",
  firstName: "förnamn firstname givenname prénom fornamn tilltalsnamn fname forename",
  lastName: "efternamn lastname surname familyname nom nomdefamille lname",
  email:
    "epost email mail epostadress emailadress emailaddress courriel mejl mejladress mailadress adressemail adresseemail adresseelectronique kontaktemail primaryemail epost1 email1 epost2 email2 epostprivat",
  phone:
    "telefon mobil mobiltelefon telefonnummer mobilnummer mobilnr telefonnr phone mobile phonenumber mobilephone mobilenumber mobilephonenumber cell cellphone téléphone téléphoneportable téléphonemobile portable tel gsm telefon1 telefon2 telefonprivat telefonhem telefonarbete hemtelefon telefonmobil phone1 phone2 homephone workphone sms smsnummer smsnumber smsphonenumber numérodetéléphone mobiltelefonnummer numérodetéléphonemobile phonemobile phonehome",
  street:
    "gatuadress adress gata adress1 adress2 adressrad1 adressrad2 street address address1 address2 addressline1 addressline2 streetaddress streetaddress1 streetaddress2 adresse adresse1 adresse2 rue utdelningsadress coadress postadress fakturaadress fakturaadress1 fakturaadress2 invoiceaddress1 invoiceaddress2 adressepostale adressepostale1 adressepostale2",
  zipCode: "postnummer postnr zip zipcode postcode postalcode codepostal postalzipcode postnumer invoicepostalcode",
  city: "ort postort stad city town ville ville1 invoicecity",
  birthday:
    "födelsedag födelsedatum född fyllerår birthday birthdate dateofbirth dob datedenaissance anniversaire naissance bday",
  gender: "kön gender sex sexe genre",
  home: "säljställe butik plats hemmabutik stamställe favoritbutik inköpsställe pointofsale store shop location homestore preferredstore favoritestore pointdevente magasin boutique",
  language: "språk language langue locale önskatspråk preferredlanguage preferredlocale",
  registered:
    "medlemsedan registrerad registreringsdatum medlemfrån kundsedan skapad skapaddatum datumskapad inlagd membersince registered registrationdate dateregistered joined joindate signupdate created createdat createdate datecreated dateadded firstvisit förstabesök premièrevisite customersince membredepuis inscrit dateinscription datedinscription datedecréation clientdepuis",
  points:
    "poäng antalpoäng saldo poängsaldo bonuspoäng points balance pointsbalance pointbalance loyaltypoints loyaltybalance numberofpoints solde soldedepoints nombredepoints pointsfidélité",
  pointsThrough:
    "poänggällertillochmed poänggällertill poänggiltigatill poängutgår pointsvalidthrough pointsexpire pointsexpiry expirationdespoints pointsvalablesjusquau",
  marketingEmail:
    "utskickviaepost epostutskick nyhetsbrev nyhetsbrevviaepost samtyckeepost epostsamtycke marketingbyemail emailmarketing emailoptin newsletter envoisparemail publiciteparemail infolettre acceptsmarketing acceptsemailmarketing acceptsemail acceptemail emailsubscriptionstatus emailmarketingconsent emailconsent emailsubscribed subscribedtoemail emailstatus subscriptionstatus subscriberstatus samtyckemarknadsföring marketingconsent marketingoptin optin optedin prenumererar prenumerationsstatus abonnéemail statutdabonnement samtycketillutskick samtyckeutskick samtyckenyhetsbrev samtyckereklam marknadsföring utskick mejlutskick mailutskick epostmarknadsföring villhanyhetsbrev taemoterbjudanden marketing mailinglist emailsubscriberstatus emailpermissionstatus emailoptinstatus recevoirlanewsletter accepterarepost acceptelemarketingparemail receiveemails statutdabonnementparemail",
  marketingSms:
    "utskickviasms smsutskick samtyckesms smssamtycke marketingbytextmessage smsmarketing smsoptin envoisparsms publiciteparsms acceptssmsmarketing acceptssms acceptsms smsmarketingconsent smsconsent smssubscriptionstatus smsstatus textmarketing smssubscriberstatus smspermissionstatus smsoptinstatus smsmarknadsföring textoptin accepterarsms acceptelemarketingparsms receivesms statutdabonnementparsms",
  optOut:
    "reklamspärr ejreklam ingenreklam utskicksspärr spärradförutskick spärrad ejutskick avböjtreklam donotcontact donotmarket marketingoptout optout optedout optoutdate nomarketing refusmarketing neplussolliciter opposition",
  optOutEmail:
    "ejnyhetsbrev ejepost ingaepost avregistrerad avregistreraddatum avregistreringsdatum avprenumererad avprenumereraddatum avbeställd avbeställningsdatum avslutad epostspärr spärradepost emailoptout emailoptedout unsubscribed unsubscribedat unsubscribedate unsubscribedfromemail unsubscribedfromallemail unsubtime unsubscribetime unsubreason cleantime cleanedat emailsuppressions emailsuppressed suppressed globallyunsubscribed emailunsubscribed bounced hardbounced hardbounce désabonné désinscrit datededésinscription datededésabonnement",
  optOutSms:
    "ejsms ingasms smsspärr spärradsms avregistreradsms smsoptout smsoptedout smsunsubscribed smssuppressions smssuppressed unsubscribedfromsms désabonnésms",
  consentOn:
    "samtyckesdatum datumförsamtycke samtyckt samtyckedatum consentdate consentedon consentedat dateofconsent datumnyhetsbrev dateduconsentement optintime optindate confirmtime confirmedat emailmarketingconsenttimestamp consenttimestamp subscribedat subscribeddate subscriptiondate optedinat",
  consentWords: "samtyckestext samtyckeslydelse consenttext consentwording texteduconsentement",
};

/** Prefixes that shop systems put before a heading, for the customer or the billing address. */
const prefixes = /^(?:customer|client|kund|member|medlem|subscriber|contact|billing|defaultaddress|primary)(?=.)/;

const byHeading = new Map(
  (Object.entries(words) as [NamedField, string][]).flatMap(([field, all]) =>
    all.split(/\s+/).map((word) => [plainHeading(word), field] as const),
  ),
);

const optOutWords = [
  /opt(?:ed)?out|unsubscri|(?:black|block)list|suppress|hardbounce/,
  /^do(?:es)?not(?:contact|market|promote|(?:bulk)?(?:e?mail|sms|text|send))|^no(?:bulk)?(?:e?mail|sms|text|marketing)/,
  /avregistr|avprenum|avanmal|avbestall|^nix|(?:reklam|utskick|epost|e?mail|sms)sparr/,
  /desabon|desinscri|^nepas(?:contacter|solliciter|envoyer)|stoppub/,
];
/**
 * Matches Swedish headings of a refusal, which begin with a word such as "Ej" or "Inga". "Intern e-post" is no refusal.
 */
const refusedInSwedish =
  /^(?:(?:vill|önskar) )?(?:inte|ej|inga|nej till) (?:.* )?\S*(?:utskick|nyhetsbrev|reklam|marknadsföring|e-?post|mejl|mail|sms|kontakt)/;
/** Headings that contain these words are no opt-outs. */
const noOptOut = /link|url|lank|lien|campaign|kampanj|campagne|count|antal|rate|sent|skickad|token|hash/;

/** Returns the opt-out that a heading names in any wording: for the named channel, or for both if none is named. */
function optOutOf(heading: string, plain: string): NamedField | null {
  const words = heading
    .toLowerCase()
    .replace(/[\s_]+/g, " ")
    .trim();
  const isOptOut = optOutWords.some((pattern) => pattern.test(plain)) || refusedInSwedish.test(words);
  if (noOptOut.test(plain) || !isOptOut) return null;
  if (/sms|text/.test(plain)) return "optOutSms";
  return /e?mail|mejl|epost|nyhetsbrev|newsletter|courriel|bounce/.test(plain) ? "optOutEmail" : "optOut";
}

const money = /[([](?:[^)\]]*\b)?(?:kr|kronor|sek|eur|euros?|nok|dkk|pln)\b|[([][^)\]]*€/i;

/** Whether a heading may also mean an amount of money. Such a column counts as points only if no other column does. */
export const isVagueBalance = (heading: string) => ["saldo", "balance", "solde"].includes(plainHeading(heading));

/**
 * Returns the field that a heading names in Swedish, English or French, as people and common systems write it; else
 * null.
 */
export function fieldOfWords(heading: string): NamedField | null {
  if (money.test(heading)) return null;
  const plain = plainHeading(heading.replace(/\([^)]*\)|\[[^\]]*\]/g, ""));
  return byHeading.get(plain) ?? byHeading.get(plain.replace(prefixes, "")) ?? optOutOf(heading, plain);
}

/** Whether the heading of a full name puts the surname first: "Efternamn, förnamn". */
export const isSurnameFirst = (heading: string) =>
  ["efternamnfornamn", "lastnamefirstname", "nomprenom", "nometprenom"].includes(plainHeading(heading));
