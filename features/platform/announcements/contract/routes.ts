import { admins, anyAccount, type Route } from "#packages/contract/endpoint.ts";

/** The platform's announcements to merchants in the back office. */
export const announcementsRoutes = {
  /** Lists the announcements, newest first, with the number of accounts that closed each. */
  listAnnouncements: { method: "GET", path: "/admin/announcements", access: admins },
  createAnnouncement: { method: "POST", path: "/admin/announcements", access: admins },
  setAnnouncement: { method: "PUT", path: "/admin/announcements/:id", access: admins, thing: null },
  removeAnnouncement: { method: "DELETE", path: "/admin/announcements/:id", access: admins, thing: null },
  /** Lists today's announcements that the account has not closed, in its language, important ones first. */
  listShownAnnouncements: { method: "GET", path: "/merchant/announcements", access: anyAccount },
  closeAnnouncement: { method: "POST", path: "/merchant/announcements/:id/closing", access: anyAccount, thing: null },
} as const satisfies Record<string, Route>;
