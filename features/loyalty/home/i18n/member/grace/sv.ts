export const sv = {
  useThrough: {
    POINTS: "Du kan använda dina poäng, belöningar och kuponger till och med {day}.",
    OFFERS: "Du kan använda dina belöningar och kuponger till och med {day}.",
  },
  rests: {
    POINTS: "Poäng, belöningar och kuponger kan inte användas just nu. Du får poäng för dina köp som vanligt.",
    OFFERS: "Belöningar och kuponger kan inte användas just nu.",
  },
} as const;
