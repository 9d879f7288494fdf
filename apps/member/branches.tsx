import { createRootRoute, createRoute, notFound, redirect } from "@tanstack/react-router";
import { subpageOf } from "#features/clubs/locations/member/subpage.ts";
import { paths } from "#features/member-paths.ts";
import { readSearch } from "#packages/web/member/search.ts";
import { sessionStore } from "#packages/web/member/session/session-store.ts";
import { ScreenError } from "#packages/web/ScreenError.tsx";
import { AppRoot } from "./frame/AppRoot.tsx";
import { NotFound } from "./frame/NotFound.tsx";

export const root = createRootRoute({
  validateSearch: readSearch,
  component: AppRoot,
  notFoundComponent: NotFound,
  errorComponent: ScreenError,
});

/** Pages for members. Without a session they redirect to the landing page, which remembers the address. Spec §2. */
export const own = createRoute({
  getParentRoute: () => root,
  id: "own",
  beforeLoad: ({ location }) => {
    if (sessionStore.get()) return;
    if (sessionStore.leftOnPurpose()) throw redirect({ to: paths.login });
    throw redirect({ to: paths.guest, search: location.pathname === paths.home ? {} : { from: location.href } });
  },
});

/** Pages for signed-out visitors. Members are redirected home, or to the address they wanted. Spec §2. */
export const signedOut = createRoute({
  getParentRoute: () => root,
  id: "signed-out",
  beforeLoad: ({ search }) => {
    if (sessionStore.get()) throw redirect({ href: search.from ?? paths.home });
  },
});

/** Pages under a point of sale's name; any other first segment is not found. */
export const ofLocation = createRoute({
  getParentRoute: () => root,
  id: "of-location",
  beforeLoad: ({ location }) => {
    if (!subpageOf(location.pathname)) throw notFound();
  },
});

export const signedOutOfLocation = createRoute({
  getParentRoute: () => ofLocation,
  id: "signed-out-of-location",
  beforeLoad: () => {
    if (sessionStore.get()) throw redirect({ to: paths.home });
  },
});
