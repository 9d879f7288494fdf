import { localMerchants, type Route } from "#packages/contract/endpoint.ts";

/** Notes that staff write about a member for each other. */
export const notesRoutes = {
  listMemberNotes: {
    method: "GET",
    path: "/merchant/members/:id/notes",
    access: localMerchants,
    key: "withheld",
    thing: "member",
    place: "own",
    support: "withheld",
  },
  addMemberNote: {
    method: "POST",
    path: "/merchant/members/:id/notes",
    access: localMerchants,
    key: "withheld",
    thing: "member",
    place: "own",
  },
  addMemberNotes: {
    method: "POST",
    path: "/merchant/notes",
    access: localMerchants,
    key: "withheld",
    place: "own",
  },
  editMemberNote: {
    method: "PUT",
    path: "/merchant/notes/:id",
    access: localMerchants,
    key: "withheld",
    thing: "note",
    place: "own",
  },
  removeMemberNote: {
    method: "DELETE",
    path: "/merchant/notes/:id",
    access: localMerchants,
    key: "withheld",
    thing: "note",
    place: "own",
  },
  pinMemberNote: {
    method: "PUT",
    path: "/merchant/notes/:id/pin",
    access: localMerchants,
    key: "withheld",
    thing: "note",
    place: "own",
  },
  unpinMemberNote: {
    method: "DELETE",
    path: "/merchant/notes/:id/pin",
    access: localMerchants,
    key: "withheld",
    thing: "note",
    place: "own",
  },
} as const satisfies Record<string, Route>;
