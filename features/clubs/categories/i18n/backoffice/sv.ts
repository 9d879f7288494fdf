export const sv = {
  menu: "Kategorier",
  lead: "Det som säljs, i stora drag. Kassan väljer kategori vid köpet, och du ser vad som går bäst.",
  addLabel: "Ny kategori",
  addPlaceholder: "Skriv ett namn och tryck Enter",
  nameLabel: "Kategorins namn",
  listLabel: "Kategorier",
  purchases: "{count, plural, =0 {inga köp} one {# köp} other {# köp}}",
  remove: "Ta bort {name}",
  translate: "Översätt {name}",
  emptyTitle: "Inga kategorier ännu",
  emptyText: "Skriv den första ovanför, till exempel Kaffe, Bröd eller Snittblommor.",
  emptyReadOnly: "Den som sköter klubben lägger till dem här.",
  removed: "{name} är borttagen",
  undo: "Ångra",
  removeTitle: "Ta bort {name}?",
  removeText:
    "{count, plural, one {# köp har kategorin och behåller den.} other {# köp har kategorin och behåller den.}} Den går inte längre att välja i kassan.",
  fetchFailed: "Det gick inte att hämta kategorierna",
  saveFailed: "Det gick inte att spara kategorin",
  removeFailed: "Det gick inte att ta bort kategorin",
  palette: {
    acts: {
      newCategory: "Ny kategori",
    },
    also: {
      newCategory: "skapa lägg till",
    },
  },
} as const;
