export const officePages = {
  members: "/members",
  member: "/members/$id",
  memberEdit: "/members/$id/edit",
  memberSection: "/members/$id/$section",
} as const;
