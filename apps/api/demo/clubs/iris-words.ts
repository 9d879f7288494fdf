import type { DemoWords } from "./in-languages.ts";

/** The florist's texts for members in English and French. */
export const irisWords: DemoWords = {
  Blompoäng: ["Flower points", "Points fleurs"],
  Buketter: ["Bouquets", "Bouquets"],
  Krukväxter: ["Pot plants", "Plantes en pot"],
  Snittblommor: ["Cut flowers", "Fleurs coupées"],
  Presenter: ["Gifts", "Cadeaux"],
  "En poäng för varje krona, till alla som tycker om blommor. De gäller i tolv månader.": [
    "One point for every krona, to everyone who likes flowers. They last twelve months.",
    "Un point par couronne, pour tous ceux qui aiment les fleurs. Ils sont valables douze mois.",
  ],
  "En ros": ["A rose", "Une rose"],
  "I den färg du själv väljer.": ["In the colour you choose.", "De la couleur de votre choix."],
  "En tulpanbukett": ["A bunch of tulips", "Un bouquet de tulipes"],
  "Tio tulpaner från Skåne.": ["Ten tulips from Skåne.", "Dix tulipes de Scanie."],
  "En krukväxt": ["A potted plant", "Une plante en pot"],
  "En av veckans gröna, med råd på vägen.": [
    "One of the week’s green ones, with advice to take along.",
    "L’une des plantes de la semaine, conseils compris.",
  ],
  "Säsongens bukett": ["The bouquet of the season", "Le bouquet de saison"],
  "Bunden för hand av det vackraste vi har.": [
    "Tied by hand from the loveliest we have.",
    "Composé à la main avec ce que nous avons de plus beau.",
  ],
  "Sjätte buketten på oss": ["Your sixth bouquet is on us", "Le sixième bouquet est pour nous"],
  "Fem buketter på ett år": ["Five bouquets in a year", "Cinq bouquets en un an"],
  "Liten bukett": ["A small bouquet", "Un petit bouquet"],
  "Bunden av det vackraste i butiken den dagen.": [
    "Tied from the loveliest in the shop that day.",
    "Composé avec ce que la boutique a de plus beau ce jour-là.",
  ],
  "50 kr på ditt köp": ["50 kr off your purchase", "50 kr de moins sur votre achat"],
  "En gång för varje medlem, vid köp för minst 200 kronor.": [
    "Once for each member, on a purchase of at least 200 kronor.",
    "Une fois par membre, pour un achat d’au moins 200 couronnes.",
  ],
  "Se buketterna": ["See the bouquets", "Voir les bouquets"],
  "Vinterns buketter": ["Winter bouquets", "Les bouquets d’hiver"],
  "Amaryllis, hyacinter och eukalyptus. 50 kronor av vid köp för minst 200 kronor.": [
    "Amaryllis, hyacinths and eucalyptus. 50 kronor off a purchase of at least 200 kronor.",
    "Amaryllis, jacinthes et eucalyptus. 50 couronnes de moins pour un achat d’au moins 200 couronnes.",
  ],
  "Vårens buketter": ["Spring bouquets", "Les bouquets de printemps"],
  "Tulpaner, ranunkler och påskliljor från Skåne. 50 kronor av vid köp för minst 200 kronor.": [
    "Tulips, ranunculus and daffodils from Skåne. 50 kronor off a purchase of at least 200 kronor.",
    "Tulipes, renoncules et jonquilles de Scanie. 50 couronnes de moins pour un achat d’au moins 200 couronnes.",
  ],
  "Sommarens buketter": ["Summer bouquets", "Les bouquets d’été"],
  "Pioner, riddarsporrar och blåklint. 50 kronor av vid köp för minst 200 kronor.": [
    "Peonies, delphiniums and cornflowers. 50 kronor off a purchase of at least 200 kronor.",
    "Pivoines, delphiniums et bleuets. 50 couronnes de moins pour un achat d’au moins 200 couronnes.",
  ],
  "Höstens buketter": ["Autumn bouquets", "Les bouquets d’automne"],
  "Dahlior, astrar och rönn. 50 kronor av vid köp för minst 200 kronor.": [
    "Dahlias, asters and rowan. 50 kronor off a purchase of at least 200 kronor.",
    "Dahlias, asters et sorbier. 50 couronnes de moins pour un achat d’au moins 200 couronnes.",
  ],
  "En ros på köpet": ["A rose on the house", "Une rose offerte"],
  "Som ny medlem får du en ros när du handlar, i den färg du själv väljer.": [
    "As a new member you get a rose when you shop, in the colour you choose.",
    "Nouveau membre, vous recevez une rose avec votre achat, de la couleur de votre choix.",
  ],
  "Gröna fönster": ["Green windows", "Fenêtres vertes"],
  "Tre krukväxter till priset av två, med råd om ljus och vatten.": [
    "Three potted plants for the price of two, with advice on light and water.",
    "Trois plantes en pot pour le prix de deux, avec des conseils sur la lumière et l’eau.",
  ],
  "Bind din egen krans": ["Make your own wreath", "Composez votre couronne"],
  "En kväll i butiken med grönt, snöre och kaffe. Bara för medlemmar.": [
    "An evening in the shop with greenery, string and coffee. For members only.",
    "Une soirée à la boutique avec verdure, ficelle et café. Réservée aux membres.",
  ],
};
