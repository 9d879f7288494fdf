import { createRoute, createRouter, notFound } from "@tanstack/react-router";
import type { Branch, Feature, Screen } from "#packages/web/member/feature.ts";
import { parseSearch } from "#packages/web/member/search.ts";
import { sessionStore } from "#packages/web/member/session/session-store.ts";
import { ofLocation, own, root, signedOut, signedOutOfLocation } from "./branches.tsx";
import { feature as combined } from "./combined-screens.ts";
import { features } from "./features.ts";
import { ScreenPending } from "./frame/ScreenPending.tsx";

/** Throws when the parameters of a path match no page. */
function refuse({ accepts }: Screen, params: object): void {
  if (accepts && !accepts({ ...params })) throw notFound();
}
const routeOf = {
  own: <Path extends string>(screen: Screen<"own", Path>) =>
    createRoute({
      getParentRoute: () => own,
      path: screen.path,
      component: screen.component,
      beforeLoad: ({ params }) => refuse(screen, params),
    }),
  signedOut: <Path extends string>(screen: Screen<"signedOut", Path>) =>
    createRoute({
      getParentRoute: () => signedOut,
      path: screen.path,
      component: screen.component,
      beforeLoad: ({ params }) => refuse(screen, params),
    }),
  anybody: <Path extends string>(screen: Screen<"anybody", Path>) =>
    createRoute({
      getParentRoute: () => root,
      path: screen.path,
      component: screen.component,
      beforeLoad: ({ params }) => refuse(screen, params),
    }),
  ofLocation: <Path extends string>(screen: Screen<"ofLocation", Path>) =>
    createRoute({
      getParentRoute: () => ofLocation,
      path: screen.path,
      component: screen.component,
      beforeLoad: ({ params }) => refuse(screen, params),
    }),
  signedOutOfLocation: <Path extends string>(screen: Screen<"signedOutOfLocation", Path>) =>
    createRoute({
      getParentRoute: () => signedOutOfLocation,
      path: screen.path,
      component: screen.component,
      beforeLoad: ({ params }) => refuse(screen, params),
    }),
};

type Declared = ((typeof features)[number] | typeof combined)["screens"][number];
type PathOf<Of extends Branch> = Extract<Declared, { branch: Of }>["path"];
/** The routes of all screens by their paths, so that the router knows each path and its parameters. */
interface Routes {
  own: { [Path in PathOf<"own">]: ReturnType<typeof routeOf.own<Path>> };
  signedOut: { [Path in PathOf<"signedOut">]: ReturnType<typeof routeOf.signedOut<Path>> };
  anybody: { [Path in PathOf<"anybody">]: ReturnType<typeof routeOf.anybody<Path>> };
  ofLocation: { [Path in PathOf<"ofLocation">]: ReturnType<typeof routeOf.ofLocation<Path>> };
  signedOutOfLocation: {
    [Path in PathOf<"signedOutOfLocation">]: ReturnType<typeof routeOf.signedOutOfLocation<Path>>;
  };
}

const all: readonly Feature[] = [...features, combined];
const screens = all.flatMap((each) => each.screens);

function routesIn<Of extends Branch>(branch: Of): Routes[Of] {
  const create = routeOf[branch] as (screen: Screen) => unknown;
  const branchScreens = screens.filter((screen) => screen.branch === branch);
  return Object.fromEntries(branchScreens.map((screen) => [screen.path, create(screen)])) as unknown as Routes[Of];
}

const ownTree = own.addChildren(routesIn("own"));
const signedOutTree = signedOut.addChildren(routesIn("signedOut"));
const signedOutOfLocationTree = signedOutOfLocation.addChildren(routesIn("signedOutOfLocation"));
const ofLocationTree = ofLocation.addChildren({
  ...routesIn("ofLocation"),
  signedOut: signedOutOfLocationTree,
});

export const router = createRouter({
  routeTree: root.addChildren({
    ...routesIn("anybody"),
    own: ownTree,
    signedOut: signedOutTree,
    ofLocation: ofLocationTree,
  }),
  parseSearch,
  defaultPreload: "intent",
  defaultPendingComponent: ScreenPending,
  scrollRestoration: true,
});

// A session that expired, or ended in another tab, also leaves its pages.
sessionStore.subscribe(() => {
  if (!sessionStore.get()) void router.invalidate();
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
  /** The state passed to the pages after sign-up. Spec §2. */
  interface HistoryState {
    email?: string;
    phone?: string;
    comeBackToOnboarding?: boolean;
    subpage?: string;
    /** The expired link to send again. */
    renews?: string;
    /** Whether the member has just joined and is congratulated. */
    hasJoined?: boolean;
  }
}
