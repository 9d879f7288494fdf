export const officePages = {
  selections: "/selections",
  newSelection: "/selections/new",
  selection: "/selections/$id",
} as const;
