export const sv = {
  congrats: "Grattis!",
  joined: "Nu är du medlem hos {club}",
  joinedOffer: "Det här får du som ny medlem. Visa ditt kort i kassan när du vill använda det.",
  joinedCard: "Visa ditt kort i kassan när du handlar, så är du i gång.",
} as const;
