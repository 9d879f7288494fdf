export const officePages = {
  imports: "/members/import",
  import: "/members/import/$id",
} as const;
