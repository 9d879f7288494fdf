import { admins, anyAccount, type Route } from "#packages/contract/endpoint.ts";

/** What the platform tells merchants in the back office. */
export const announcementsRoutes = {
  /** Newest first, with how many have closed each. */
  listAnnouncements: { method: "GET", path: "/admin/announcements", access: admins },
  createAnnouncement: { method: "POST", path: "/admin/announcements", access: admins },
  setAnnouncement: { method: "PUT", path: "/admin/announcements/:id", access: admins, thing: null },
  removeAnnouncement: { method: "DELETE", path: "/admin/announcements/:id", access: admins, thing: null },
  /** What is told today, in the account's language, that it has not closed: what is important first. */
  listShownAnnouncements: { method: "GET", path: "/merchant/announcements", access: anyAccount },
  closeAnnouncement: { method: "POST", path: "/merchant/announcements/:id/closing", access: anyAccount, thing: null },
} as const satisfies Record<string, Route>;
