export const officePages = {
  announcements: "/announcements",
  newAnnouncement: "/announcements/new",
  announcement: "/announcements/$id",
} as const;
