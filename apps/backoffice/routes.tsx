import { createRootRoute, createRoute, createRouter, notFound, redirect } from "@tanstack/react-router";
import { paths } from "#features/office-paths.ts";
import type { Screen } from "#packages/web/backoffice/feature.ts";
import { NotFound } from "#packages/web/backoffice/page/NotFound.tsx";
import { hasPossibleIds } from "#packages/web/backoffice/page/path-ids.ts";
import { sessionStore } from "#packages/web/backoffice/session/session-store.ts";
import { ScreenError } from "#packages/web/ScreenError.tsx";
import { memberScreen } from "./combined-screens.ts";
import { type DeclaredScreen, screens } from "./declared.ts";
import { AnyFrame } from "./frame/AnyFrame.tsx";
import { AppRoot } from "./frame/AppRoot.tsx";
import { Shell } from "./frame/load-shell.ts";
import { OpenFrame } from "./frame/OpenFrame.tsx";

const root = createRootRoute({ component: AppRoot, notFoundComponent: NotFound, errorComponent: ScreenError });

const open = createRoute({ getParentRoute: () => root, id: "open", component: OpenFrame });

/** Groups the routes behind the sign-in, with the menus around them. */
const office = createRoute({
  getParentRoute: () => root,
  id: "office",
  component: Shell,
  notFoundComponent: NotFound,
  beforeLoad: ({ location }) => {
    if (sessionStore.get() || location.pathname.startsWith(paths.outbox)) return;
    throw redirect({ to: paths.login, search: location.href === "/" ? {} : { from: location.href } });
  },
});

const openRoute = <Path extends string, Search extends object>(screen: Screen<"open", Path, Search>) =>
  createRoute({
    getParentRoute: () => open,
    path: screen.path,
    component: screen.component,
    validateSearch: screen.readSearch,
  });
const officeRoute = <Path extends string, Search extends object>(screen: Screen<"office", Path, Search>) =>
  createRoute({
    getParentRoute: () => office,
    path: screen.path,
    component: screen.component,
    validateSearch: screen.readSearch,
    beforeLoad: ({ params }) => {
      if (!hasPossibleIds(params)) throw notFound();
      if (screen.redirectTo) throw redirect({ to: screen.redirectTo });
    },
  });

/** The routes of all screens by their paths, so that the router knows each path, its parameters and its search. */
type OpenRoutes = {
  [One in DeclaredScreen as One extends Screen<"open", infer Path> ? Path : never]: One extends Screen<
    "open",
    infer Path,
    infer Search
  >
    ? ReturnType<typeof openRoute<Path, Search>>
    : never;
};
type OfficeRoutes = {
  [One in DeclaredScreen as One extends Screen<"office", infer Path> ? Path : never]: One extends Screen<
    "office",
    infer Path,
    infer Search
  >
    ? ReturnType<typeof officeRoute<Path, Search>>
    : never;
};

const isOpen = (screen: Screen): screen is Screen<"open"> => screen.frame === "open";
const isOffice = (screen: Screen): screen is Screen<"office"> => screen.frame === "office";
const byPath = <Each extends { path: string }, Route>(of: readonly Each[], routeOf: (screen: Each) => Route) =>
  Object.fromEntries(of.map((screen) => [screen.path, routeOf(screen)]));

const openRoutes = byPath(screens.filter(isOpen), openRoute) as unknown as OpenRoutes;
const officeRoutes = byPath(screens.filter(isOffice), officeRoute) as unknown as OfficeRoutes;
const memberRoute = officeRoute(memberScreen);
const memberSection = createRoute({ getParentRoute: () => memberRoute, path: "$section" });
/** Matches every other address. */
const elsewhere = createRoute({ getParentRoute: () => root, id: "elsewhere", component: AnyFrame });
const unknown = createRoute({ getParentRoute: () => elsewhere, path: "$", component: NotFound });

export const openTree = open.addChildren(openRoutes);
export const officeTree = office.addChildren({
  ...officeRoutes,
  [paths.member]: memberRoute.addChildren([memberSection]),
});
export const elsewhereTree = elsewhere.addChildren([unknown]);

export const router = createRouter({
  routeTree: root.addChildren([openTree, officeTree, elsewhereTree]),
  search: { strict: true },
  defaultPreload: "intent",
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
