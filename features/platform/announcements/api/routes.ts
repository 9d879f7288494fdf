import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { announcementsRoutes } from "../contract/routes.ts";
import { closeAnnouncement } from "./close-announcement.ts";
import { listAnnouncements, listShownAnnouncements } from "./list-announcements.ts";
import { createAnnouncement, removeAnnouncement, setAnnouncement } from "./set-announcement.ts";

export const announcementsHandlers = (services: Services): Handlers<typeof announcementsRoutes> => ({
  listAnnouncements: () => listAnnouncements(services),
  createAnnouncement: (call) => createAnnouncement(services, call),
  setAnnouncement: (call) => setAnnouncement(services, call),
  removeAnnouncement: (call) => removeAnnouncement(services, call),
  listShownAnnouncements: (call) => listShownAnnouncements(services, call),
  closeAnnouncement: (call) => closeAnnouncement(services, call),
});
