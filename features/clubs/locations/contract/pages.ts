export const officePages = {
  locations: "/locations",
  newLocation: "/locations/new",
  location: "/locations/$id",
} as const;

export const memberPages = {
  contact: "/consumer/contact",
  location: "/$subpage",
} as const;
