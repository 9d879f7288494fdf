export const sv = {
  title: "Just nu",
  welcome: "Välkomsterbjudande",
  welcomeHow: "Visa ditt kort i kassan. Erbjudandet gäller vid ett köp.",
  how: "Visa ditt kort i kassan, så är erbjudandet ditt.",
  coupon: "Det här ingår",
  guestText: "Bli medlem eller logga in för att ta del av erbjudandet.",
  where: "Gäller hos {places}",
  newTab: "öppnas i en ny flik",
  fetchFailed: "Det gick inte att hämta kampanjen",
  listFailed: "Det gick inte att hämta kampanjerna",
} as const;
