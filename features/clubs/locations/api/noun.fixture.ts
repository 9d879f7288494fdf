import { type NounFixture, plain } from "#tests/nouns/noun-fixture.ts";

export const locationsFixture: NounFixture = {
  versionless: {
    setLocationLogo: "the picture is replaced",
  },
  places: {
    listLocations: plain,
    exportLocations: plain,
    getLocation: {
      sees: ({ locationId: id }) => [{ params: { id } }],
      refused: ({ locationId: id }) => [{ params: { id } }],
    },
  },
  bodies: {
    updateLocation: {
      name: "Ny plats",
      commercialName: "Ny plats",
      subpage: "nyplats",
      street: "",
      zipCode: "",
      city: "",
      phone: "",
      email: "",
      website: "",
      openingHours: [],
    },
  },
};
