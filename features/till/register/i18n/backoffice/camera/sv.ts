export const sv = {
  title: "Kamera",
  asking: "Startar kameran. Svara ja om webbläsaren frågar.",
  torch: "Lampa",
  next: "Byt kamera",
  close: "Stäng",
  again: "Försök igen",
  without: "Sök i stället",
  problems: {
    denied: {
      title: "Kameran är inte tillåten",
      text: "Tryck på låset eller kameran i adressfältet, tillåt kameran och försök igen.",
    },
    missing: { title: "Ingen kamera hittades", text: "Enheten har ingen kamera, eller så är den urkopplad." },
    busy: {
      title: "Kameran används av något annat",
      text: "Stäng andra appar som använder den och försök igen.",
    },
    insecure: {
      title: "Kameran kräver en säker anslutning",
      text: "Öppna kassan på en adress som börjar med https.",
    },
    failed: { title: "Kameran startade inte", text: "Försök igen, eller sök på nummer, telefon eller e-post." },
  },
} as const;
