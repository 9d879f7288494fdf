import type { DemoWords } from "./in-languages.ts";
import { kaffebonanSendoutWords } from "./kaffebonan-sendout-words.ts";

/** The cafés' texts for members in English and French. */
export const kaffebonanWords: DemoWords = {
  Kaffepoäng: ["Coffee points", "Points café"],
  "Kaffe och te": ["Coffee and tea", "Café et thé"],
  Bakverk: ["Pastries", "Pâtisseries"],
  "Frukost och lunch": ["Breakfast and lunch", "Petit-déjeuner et déjeuner"],
  Kaffebönor: ["Coffee beans", "Café en grains"],
  "En poäng för varje krona, vid varje köp. De gäller i tolv månader.": [
    "One point for every krona, at every purchase. They last twelve months.",
    "Un point par couronne, à chaque achat. Ils sont valables douze mois.",
  ],
  "En kanelbulle": ["A cinnamon bun", "Un roulé à la cannelle"],
  "Bakad på smör och kardemumma, varje morgon.": [
    "Baked with butter and cardamom, every morning.",
    "Au beurre et à la cardamome, cuit chaque matin.",
  ],
  "En semla": ["A semla", "Une semla"],
  "Med mandelmassa och vispgrädde. Så länge säsongen varar.": [
    "A Shrovetide bun with almond paste and whipped cream. While the season lasts.",
    "La brioche du carnaval, pâte d’amande et crème fouettée. Tant que dure la saison.",
  ],
  "En cappuccino": ["A cappuccino", "Un cappuccino"],
  "Eller något annat ur menyn på espresso och mjölk.": [
    "Or anything else on the menu with espresso and milk.",
    "Ou toute autre boisson de la carte à base d’espresso et de lait.",
  ],
  "En lunchsallad": ["A lunch salad", "Une salade du midi"],
  "Dagens sallad med bröd och bordsvatten.": [
    "Salad of the day with bread and table water.",
    "La salade du jour, avec pain et eau.",
  ],
  "Fika för två": ["Fika for two", "Un goûter pour deux"],
  "Två koppar och två bakverk att dela med någon du tycker om.": [
    "Two cups and two pastries to share with somebody you like.",
    "Deux tasses et deux pâtisseries à partager avec quelqu’un que vous aimez.",
  ],
  "Tionde kaffet på oss": ["Your tenth coffee is on us", "Le dixième café est pour nous"],
  "Nio koppar, sedan bjuder vi": ["Nine cups, then we treat you", "Neuf tasses, puis on vous invite"],
  "Valfri kaffe": ["Any coffee", "Un café au choix"],
  "Brygg, latte eller cappuccino.": ["Filter, latte or cappuccino.", "Filtre, latte ou cappuccino."],
  "Sjätte lunchen på oss": ["Your sixth lunch is on us", "Le sixième déjeuner est pour nous"],
  "Gäller dagens sallad": ["For the salad of the day", "Pour la salade du jour"],
  "Dagens lunch": ["Lunch of the day", "Le déjeuner du jour"],
  "Sallad, bröd och bordsvatten.": ["Salad, bread and table water.", "Salade, pain et eau."],
  "Fjärde påsen på oss": ["Your fourth bag is on us", "Le quatrième sachet est pour nous"],
  "Hela bönor, 250 gram": ["Whole beans, 250 grams", "Grains entiers, 250 grammes"],
  "En påse bönor": ["A bag of beans", "Un sachet de café en grains"],
  "Den rostning du själv väljer.": ["Whichever roast you like.", "La torréfaction de votre choix."],
  "20 kr på en fika": ["20 kr off a fika", "20 kr de moins sur un goûter"],
  "En gång, på ett köp av minst 40 kronor.": [
    "Once, on a purchase of at least 40 kronor.",
    "Une fois, pour un achat d’au moins 40 couronnes.",
  ],
  "15 kr på en fika": ["15 kr off a fika", "15 kr de moins sur un goûter"],
  "En gång för varje medlem, så länge de räcker.": [
    "Once for each member, while they last.",
    "Une fois par membre, dans la limite des quantités prévues.",
  ],
  "Se menyn": ["See the menu", "Voir la carte"],
  "Vinterns kaffe": ["The winter coffee", "Le café d’hiver"],
  "Kardemumma och apelsin i koppen så länge kylan håller i sig. 15 kronor av på en fika för minst 30 kronor.": [
    "Cardamom and orange in your cup for as long as the cold lasts. 15 kronor off a fika of at least 30 kronor.",
    "Cardamome et orange dans la tasse tant que dure le froid. 15 couronnes de moins sur un goûter d’au moins 30 couronnes.",
  ],
  "Vårens kaffe": ["The spring coffee", "Le café de printemps"],
  "En lätt rostning från Etiopien med toner av blommor. 15 kronor av på en fika för minst 30 kronor.": [
    "A light roast from Ethiopia with a hint of flowers. 15 kronor off a fika of at least 30 kronor.",
    "Une torréfaction légère d’Éthiopie aux notes florales. 15 couronnes de moins sur un goûter d’au moins 30 couronnes.",
  ],
  "Sommarens iskaffe": ["Summer’s iced coffee", "Le café glacé de l’été"],
  "Kallbryggt över is, med eller utan mjölk. 15 kronor av på en fika för minst 30 kronor.": [
    "Cold brew over ice, with or without milk. 15 kronor off a fika of at least 30 kronor.",
    "Infusé à froid, sur glace, avec ou sans lait. 15 couronnes de moins sur un goûter d’au moins 30 couronnes.",
  ],
  "Höstens kaffe": ["The autumn coffee", "Le café d’automne"],
  "En mörkare rostning för mörkare kvällar. 15 kronor av på en fika för minst 30 kronor.": [
    "A darker roast for darker evenings. 15 kronor off a fika of at least 30 kronor.",
    "Une torréfaction plus foncée pour des soirées plus sombres. 15 couronnes de moins sur un goûter d’au moins 30 couronnes.",
  ],
  "Välkommen in": ["Come on in", "Bienvenue chez nous"],
  "Ny hos oss? En fika för minst 40 kronor blir 20 kronor billigare.": [
    "New here? A fika of at least 40 kronor costs 20 kronor less.",
    "Nouveau chez nous ? Un goûter d’au moins 40 couronnes coûte 20 couronnes de moins.",
  ],
  "Ta med en vän": ["Bring a friend", "Venez avec un ami"],
  "Kom två till Davidshall en vardagskväll, så bjuder vi på påtåren.": [
    "Come to Davidshall as two on a weekday evening, and the refills are on us.",
    "Venez à deux à Davidshall un soir de semaine, la deuxième tasse est offerte.",
  ],
  Frukostveckan: ["Breakfast week", "La semaine du petit-déjeuner"],
  "Gröt, ägg och surdegsbröd till halva priset före klockan nio, hela veckan.": [
    "Porridge, eggs and sourdough bread at half price before nine, all week.",
    "Porridge, œufs et pain au levain à moitié prix avant neuf heures, toute la semaine.",
  ],
  Bullfesten: ["The bun feast", "La fête des brioches"],
  "Två kanelbullar till priset av en, så länge plåten räckte.": [
    "Two cinnamon buns for the price of one, while the tray lasted.",
    "Deux roulés à la cannelle pour le prix d’un, jusqu’au dernier de la plaque.",
  ],
  Presentkort: ["Gift cards", "Cartes cadeaux"],
  "Ge bort en fika. Texten är inte klar än.": [
    "Give somebody a fika. These words are not finished yet.",
    "Offrez un goûter. Ce texte n’est pas encore terminé.",
  ],
  ...kaffebonanSendoutWords,
};
