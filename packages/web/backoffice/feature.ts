import type { Icon } from "@tabler/icons-react";
import { lazyRouteComponent, type RouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { useTranslations } from "use-intl/react";
import type { PlainPath } from "#packages/contract/paths.ts";
import type { ReadSearch } from "./list-address/search.ts";
import type { Act } from "./session/acts.ts";
import type { Filling } from "./slot.tsx";

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>;
/** No search parameters. The property makes a link with any a type error. */
interface NoSearch {
  none?: never;
}

/** A screen at a path. `open`: everybody may open it, and there is no menu around it. */
export interface Screen<
  Frame extends "open" | "office" = "open" | "office",
  Path extends string = string,
  Search extends object = object,
> {
  frame: Frame;
  path: Path;
  component: RouteComponent;
  readSearch: ReadSearch<Search>;
  /** Leads to another page instead. */
  redirectTo?: PlainPath;
}

/** `name`: the component that the module exports. */
interface Declare<Frame extends "open" | "office"> {
  <Path extends string, Name extends string>(path: Path, name: Name, load: Load<Name>): Screen<Frame, Path, NoSearch>;
  <Path extends string, Name extends string, Search extends object>(
    path: Path,
    name: Name,
    load: Load<Name>,
    readSearch: ReadSearch<Search>,
  ): Screen<Frame, Path, Search>;
}

const screenIn =
  <Frame extends "open" | "office">(frame: Frame): Declare<Frame> =>
  (path: string, name: string, load: Load<string>, readSearch: ReadSearch<object> = () => ({})) =>
    ({ frame, path, component: lazyRouteComponent(load, name) as RouteComponent, readSearch }) as never;

/** Declares a screen without a sign-in. Its code is fetched when a person opens its path. */
export const openScreen = screenIn("open");
/** Declares a screen behind the sign-in, with the menu around it. Its code is fetched when a person opens its path. */
export const officeScreen = screenIn("office");
/** Declares an old address that leads to another page. */
export const officeRedirect = <Path extends string>(
  path: Path,
  redirectTo: PlainPath,
): Screen<"office", Path, NoSearch> => ({
  frame: "office",
  path,
  component: () => null,
  readSearch: () => ({}),
  redirectTo,
});

/** The key of a phrase in the catalogue. */
type PhraseKey = Parameters<ReturnType<typeof useTranslations<never>>>[0];

/** Who may open a page: an act of the club, everyone in a club, anybody, or those with an outbox or a company of their own. */
type Audience = Act | "everyone" | "anybody" | "outbox" | "company";

export const menuGroups = ["top", "daily", "offers", "club", "platform", "help"] as const;

export interface MenuEntry {
  label: PhraseKey;
  /** The address; every page below it is opened by the same audience. */
  to: PlainPath;
  icon: Icon;
  group: (typeof menuGroups)[number];
  /** Its place within the group: ascending. */
  order: number;
  for: Audience;
  /** A merchant without a club sees the entry, or may at least open its page. */
  withoutClub?: "seen" | "opened";
  /** A number next to the label, loaded after the menu. */
  badge?: ComponentType;
  /** Decides whether the entry is marked; undefined leaves it to the address. */
  useIsMarked?: () => boolean | undefined;
}

/** Pages with an address of their own that belong to the entry of another page: marked and opened like it. */
export interface Subpage {
  of: PlainPath;
  to: PlainPath;
}

/** An act that the palette offers, done on the page it leads to. */
export interface PaletteAct {
  label: PhraseKey;
  /** Further words that find it. */
  also: PhraseKey;
  to: PlainPath;
  icon: Icon;
  for: Act;
  order: number;
}

/** What a noun adds to the back office. */
export interface Feature {
  screens?: readonly Screen[];
  menu?: readonly MenuEntry[];
  subpages?: readonly Subpage[];
  palette?: readonly PaletteAct[];
  /** What it puts into the screens of lower nouns. */
  fillings?: readonly Filling[];
}
