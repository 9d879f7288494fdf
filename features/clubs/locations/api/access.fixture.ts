import { type AccessCases, plain } from "#tests/permissions/access-cases.ts";

export const locationsAccess: AccessCases = {
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
