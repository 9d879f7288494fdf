import type { Gender } from "#features/members/directory/domain/profile.ts";
import type { Random } from "./random.ts";

const list = (text: string) => text.trim().split(/\s+/);

/** Common first names, by the first birth year for which they are usual. */
const firstNames: { from: number; FEMALE: string[]; MALE: string[] }[] = [
  {
    from: 1940,
    FEMALE: list(
      "Birgitta Kerstin Ingrid Margareta Gunilla Monica Ulla Inger Barbro Anita Marianne Gun Britt Elisabeth",
    ),
    MALE: list("Lars Bengt Jan Göran Hans Rolf Leif Kjell Sven Bo Christer Lennart Stig Ingvar Åke"),
  },
  {
    from: 1965,
    FEMALE: list(
      "Anna Maria Karin Susanne Camilla Åsa Helena Malin Jenny Cecilia Annika Petra Linda Therese Sanna Leila Jasmina",
    ),
    MALE: list(
      "Anders Mikael Fredrik Johan Magnus Jonas Henrik Daniel Mattias Martin Andreas Thomas Niklas Amir Goran Patrik",
    ),
  },
  {
    from: 1988,
    FEMALE: list(
      "Emma Ida Sofia Elin Hanna Matilda Amanda Julia Ebba Alva Klara Moa Tilda Wilma Fatima Sara Nora Saga Linnea Zeinab",
    ),
    MALE: list(
      "Oskar Erik Viktor Filip Emil Anton Simon Axel Hugo Elias Ludvig Isak Ali Ahmed Max Gustav Albin Noah Melker",
    ),
  },
];

const lastNames =
  list(`Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson
  Jonsson Jansson Hansson Bengtsson Jönsson Lindberg Jakobsson Magnusson Lindström Olofsson Lindgren Axelsson Bergström
  Lundberg Lundgren Mattsson Berglund Sandberg Forsberg Sjöberg Wallin Engström Danielsson Håkansson Björk Nyström
  Holmberg Nordin Ekström Åkesson Månsson Åberg Lund Hedlund Öberg Ström Ahlgren Kjellberg Thuresson Söderberg Palm
  Rosén Ek Dahl Hermansson Strand Falk Hellström Nyberg Ali Hassan Ahmadi Kovačević Nowak Jovanović Haddad Nguyen`);

export interface Name {
  firstName: string;
  lastName: string;
  gender: Gender;
}

/** Returns a plausible name for a birth year. */
export function nameFor(random: Random, bornIn: number): Name {
  const era = firstNames.findLast(({ from }) => from <= bornIn) ?? firstNames[0];
  const gender = random.chance(0.62) ? "FEMALE" : "MALE";
  return { firstName: random.pick(era?.[gender] ?? []), lastName: random.pick(lastNames), gender };
}

/** Returns an address made of the name; accented letters become their nearest plain letter. */
export function emailFor({ firstName, lastName }: Name, taken: ReadonlySet<string>): string {
  const plain = `${firstName}.${lastName}`
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z.]/g, "");
  for (let number = 1; ; number++) {
    const email = `${plain}${number === 1 ? "" : number}@example.com`;
    if (!taken.has(email)) return email;
  }
}
