import { localMerchants, type Route } from "#packages/contract/endpoint.ts";

/** What staff write about a member for each other. */
export const memberNoteRoutes = {
  listMemberNotes: { method: "GET", path: "/merchant/members/:id/notes", access: localMerchants },
  addMemberNote: { method: "POST", path: "/merchant/members/:id/notes", access: localMerchants },
  addMemberNotes: { method: "POST", path: "/merchant/members/notes", access: localMerchants },
  editMemberNote: { method: "PUT", path: "/merchant/members/notes/:id", access: localMerchants },
  removeMemberNote: { method: "DELETE", path: "/merchant/members/notes/:id", access: localMerchants },
  pinMemberNote: { method: "PUT", path: "/merchant/members/notes/:id/pin", access: localMerchants },
  unpinMemberNote: { method: "DELETE", path: "/merchant/members/notes/:id/pin", access: localMerchants },
} as const satisfies Record<string, Route>;
