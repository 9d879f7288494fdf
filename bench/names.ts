const firstNames =
  "Anna Maria Erik Lars Karl Margareta Elisabeth Anders Johan Eva Per Birgitta Kristina Nils Mikael Jan Karin Marie Hans Lennart Ingrid Olof Peter Linnéa Gunnar Sven Fredrik Marianne Daniel Bengt Bo Sofia Kerstin Gustav Åke Göran Lena Alexander Helena Magnus Inger Johanna Emma Emelie Andreas Stefan Sara Martin Ulla Cecilia Malin Viktoria Viktor Elin Mats Katarina Annika Linda Thomas Jenny Henrik Ulf Monica Susanne Birger Björn Ali Håkan Åsa Örjan Yasmin Fatima Mohammed Ahmed Hassan Leila Josefin Ida Julia Hanna Amanda Therese Camilla Carina Ann-Marie Anna-Karin Lisa Louise Robert Patrik Niklas Christer Jonas Oskar Simon Sebastian Filip Anton Jakob Emil Rasmus Tobias Joakim Oliver Hugo Elias Liam Noah Lucas Ludvig Axel Adam Edvin Isak Alva Ella Maja Astrid Saga Vera Wilma Ebba Freja Tuva Signe Siv Barbro Gun Britt Rut Solveig Maj Iréne Agneta Yvonne Gunilla Ann Berit Sonja Pia Rolf Kjell Rune Roland Leif Tommy Kent Jörgen Ove Börje Arne Stig Sture Evert Uno Zlatan Zainab Øyvind Émile José François";
const singleLastNames =
  "Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Jansson Hansson Bengtsson Jönsson Petersson Carlsson Magnusson Lind Gustavsson Olofsson Axelsson Jakobsson Lundin Mattsson Berg Fredriksson Sandberg Henriksson Sjöberg Forsberg Wallin Ali Engström Mohamed Eklund Danielsson Håkansson Lundin Gunnarsson Holm Bergman Samuelsson Nyström Holmberg Arvidsson Björk Isaksson Söderberg Wikström Mårtensson Ek Åberg Öberg Hermansson Nordin Ahmed Hassan Viklund Falk Ström Åström Hedman Blom Dahl Norberg Sundin Ekström Martinsson Månsson Åkesson Hansen Nguyen García O’Brien";
const beginnings =
  "Lind Berg Berg Holm Lund Sand Sjö Strand Ny Nord Söder Väster Öster Ek Björk Alm Ask Hag Hed Häll Dahl Fors Grön Gran Gyll Hammar Ceder Kvarn Kull Ljung Löv Malm Mell Mo Mår Norr Palm Quick Ros Ryd Sel Sköld Stål Sten Ström Sund Svärd Tall Torn Udd Vall Vester Wall Wester Zetter Åker Ång Äng Öd Ör";
const endings =
  "qvist ström berg gren lund man blad stedt strand mark dahl holm in ell ander sten borg hult vall fors skog stad näs";

const words = (text: string) => `string_to_array('${text}', ' ')`;
const oneOf = (list: string, at: string) => `(${list})[1 + (${at})]`;
/**
 * Returns SQL for a number from 0 to 1. The numbers are evenly distributed and the same for each `n` and `series` on
 * every run.
 */
const chance = (n: string, series: number) => `((hashint8extended(${n}, ${series}) & 16777215) / 16777216.0)::float8`;
/**
 * Returns SQL for a position in a list of `count` names. Earlier names are more frequent: the first has a weight of `1
 * / (flat + 1)`.
 */
const rank = (count: number, flat: number, at: string) =>
  `floor((1 + ${flat}) * (${(count + 1 + flat) / (1 + flat)} ^ ${at}) - ${flat} - 1)::int`;

/**
 * Returns SQL for the names of members. The most frequent first name has one member in a hundred, the most frequent
 * last name one in seventy.
 */
export function peopleNames() {
  const first = firstNames.split(" ");
  const compound = beginnings.split(" ").flatMap((start) => endings.split(" ").map((end) => `${start}${end}`));
  // Shuffled in the same way on every run, so that adjacent names have different beginnings.
  const shuffled = compound.map((name, at) => [name, (at * 7919) % compound.length] as const);
  const last = [...singleLastNames.split(" "), ...shuffled.toSorted((a, b) => a[1] - b[1]).map(([name]) => name)];
  const lastName = (n: string, series: number) =>
    oneOf(words(last.join(" ")), rank(last.length, 14, chance(n, series)));
  return {
    firstName: (n: string) => oneOf(words(first.join(" ")), rank(first.length, 60, chance(n, 1))),
    /** One member in thirty has a double name. */
    lastName: (n: string) => `${lastName(n, 2)} || case when ${n} % 30 = 0 then '-' || ${lastName(n, 3)} else '' end`,
  };
}
