/** What a column of a file may be taken for; a stamp card's column is `stamps:` and the card's id. */
export const importFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "street",
  "zipCode",
  "city",
  "birthday",
  "gender",
  "home",
  "language",
  "registered",
  "points",
  "pointsThrough",
  "marketingEmail",
  "marketingSms",
  "consentOn",
  "consentWords",
] as const;
export type ImportField = (typeof importFields)[number] | `stamps:${number}`;

/** The most rows of one file, and columns of it. */
export const importRowsMax = 100_000;
export const importColumnsMax = 60;
/** Rows sent at a time. */
export const importRowsAtOnce = 1_000;
/** Characters of a cell; more are a mistake in the file, and are told as one. */
export const importCellMax = 500;

/** A heading as it is compared: small letters, without marks, signs and spaces. */
export function plainHeading(heading: string): string {
  return heading
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

const words: Record<(typeof importFields)[number], string> = {
  firstName: "förnamn firstname givenname prénom fornamn tilltalsnamn",
  lastName: "efternamn lastname surname familyname nom nomdefamille",
  email: "epost email mail epostadress emailadress emailaddress courriel mejl mailadress adressemail",
  phone:
    "telefon mobil mobiltelefon telefonnummer mobilnummer phone mobile phonenumber cell téléphone portable tel gsm",
  street: "gatuadress adress gata street address streetaddress adresse rue utdelningsadress",
  zipCode: "postnummer postnr zip zipcode postcode postalcode codepostal",
  city: "ort postort stad city town ville",
  birthday: "födelsedag födelsedatum född birthday birthdate dateofbirth dob datedenaissance anniversaire naissance",
  gender: "kön gender sex sexe genre",
  home: "säljställe butik plats hemmabutik stamställe pointofsale store shop location pointdevente magasin",
  language: "språk language langue",
  registered:
    "medlemsedan registrerad medlemfrån membersince registered joined signupdate membredepuis inscrit dateinscription",
  points: "poäng saldo poängsaldo points balance pointsbalance pointbalance solde soldedepoints",
  pointsThrough:
    "poänggällertillochmed poänggällertill poänggiltigatill poängutgår pointsvalidthrough pointsexpire pointsexpiry expirationdespoints pointsvalablesjusquau",
  marketingEmail:
    "utskickviaepost epostutskick nyhetsbrev samtyckeepost marketingbyemail emailmarketing emailoptin newsletter envoisparemail publiciteparemail infolettre",
  marketingSms:
    "utskickviasms smsutskick samtyckesms marketingbytextmessage smsmarketing smsoptin envoisparsms publiciteparsms",
  consentOn: "samtyckesdatum datumförsamtycke samtyckt consentdate consentedon dateofconsent dateduconsentement",
  consentWords: "samtyckestext samtyckeslydelse consenttext consentwording texteduconsentement",
};

const byHeading = new Map(
  importFields.flatMap((field) => words[field].split(/\s+/).map((word) => [plainHeading(word), field] as const)),
);

export interface ImportCard {
  id: number;
  name: string;
}

/** The field a heading names, in Swedish, English or French; a stamp card by its own name. Null where it names none. */
export function fieldOfHeading(heading: string, cards: readonly ImportCard[]): ImportField | null {
  const plain = plainHeading(heading);
  if (plain === "") return null;
  const known = byHeading.get(plain);
  if (known) return known;
  const card = cards.find(({ name }) => plainHeading(name) === plain);
  return card ? `stamps:${card.id}` : null;
}

const patterns: readonly (readonly [ImportField, RegExp])[] = [
  ["email", /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ["phone", /^'?(?:\+|00|0)\s?[1-9][\d\s()/-]{6,}$/],
];

/** The field most of a column's cells look like: addresses are known without a heading. Null where they tell nothing. */
export function fieldOfContent(cells: readonly string[]): ImportField | null {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  if (filled.length === 0) return null;
  const like = patterns.find(
    ([, pattern]) => filled.filter((cell) => pattern.test(cell)).length >= filled.length * 0.8,
  );
  return like?.[0] ?? null;
}

/** A column of a file and what it is taken for; null: it is left out. */
export interface ImportColumn {
  heading: string;
  field: ImportField | null;
}

/**
 * What each column of a file is taken for: as the club matched a heading before, else by the heading, else by its cells. No
 * field twice: the first column that names it has it.
 */
export function recogniseColumns(
  headings: readonly string[],
  sample: readonly (readonly string[])[],
  cards: readonly ImportCard[],
  before: readonly ImportColumn[] = [],
): ImportColumn[] {
  const remembered = new Map(before.map(({ heading, field }) => [plainHeading(heading), field]));
  const offered = new Set<ImportField>([...importFields, ...cards.map(({ id }) => `stamps:${id}` as const)]);
  const taken = new Set<ImportField>();
  const take = (field: ImportField | null | undefined) => {
    if (!field || taken.has(field) || !offered.has(field)) return null;
    taken.add(field);
    return field;
  };
  const named = headings.map((heading) => {
    const known = remembered.get(plainHeading(heading));
    return { heading, field: take(known === undefined ? fieldOfHeading(heading, cards) : known), known };
  });
  return named.map(({ heading, field, known }, at) => ({
    heading,
    field: field ?? (known === undefined ? take(fieldOfContent(sample.map((row) => row[at] ?? ""))) : null),
  }));
}
