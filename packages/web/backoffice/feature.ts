import type { Icon } from "@tabler/icons-react";
import { lazyRouteComponent, type RouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { useTranslations } from "use-intl/react";
import type { PlainPath } from "#packages/contract/paths.ts";
import { withStyle } from "../with-style.ts";
import type { ReadSearch } from "./list-address/search.ts";
import type { Act } from "./session/acts.ts";
import type { Filling } from "./slot.tsx";

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>;
/** A screen without search parameters. The property makes a link with parameters a type error. */
interface NoSearch {
  none?: never;
}

/** A screen at a path. `open` screens are public and have no menu around them. */
export interface Screen<
  Frame extends "open" | "office" = "open" | "office",
  Path extends string = string,
  Search extends object = object,
> {
  frame: Frame;
  path: Path;
  component: RouteComponent;
  readSearch: ReadSearch<Search>;
  /** The page that the screen's address redirects to. */
  redirectTo?: PlainPath;
}

/** `name` is the component that the module exports. */
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
  <Frame extends "open" | "office">(
    frame: Frame,
    prepare: (load: Load<string>) => Load<string> = withStyle,
  ): Declare<Frame> =>
  (path: string, name: string, load: Load<string>, readSearch: ReadSearch<object> = () => ({})) =>
    ({ frame, path, component: lazyRouteComponent(prepare(load), name) as RouteComponent, readSearch }) as never;

/** Declares a screen without a sign-in. Its code loads when a person opens its path. */
export const openScreen = screenIn("open");
/** Declares a screen without a sign-in that needs only the style in the page that the server sends for its address. */
export const firstScreen = screenIn("open", (load) => load);
/** Declares a screen behind the sign-in, with the menu around it. Its code loads when a person opens its path. */
export const officeScreen = screenIn("office");
/** Declares an old address that redirects to another page. */
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

/**
 * The audience of a page: holders of a club permission, everyone in a club, anybody, or accounts with an outbox or a
 * company.
 */
type Audience = Act | "everyone" | "anybody" | "outbox" | "company";

export const menuGroups = ["top", "daily", "offers", "club", "platform", "help"] as const;

export interface MenuEntry {
  label: PhraseKey;
  /** The entry's address; every page below this address has the same audience. */
  to: PlainPath;
  icon: Icon;
  group: (typeof menuGroups)[number];
  /** The position of the entry within its group, in ascending order. */
  order: number;
  for: Audience;
  /** Access for a merchant without a club: the merchant sees the entry, or may only open its page. */
  withoutClub?: "seen" | "opened";
  /** A number next to the label, which loads after the menu. */
  badge?: ComponentType;
  /** Decides whether the entry is marked as current; undefined lets the address decide. */
  useIsMarked?: () => boolean | undefined;
}

/**
 * Pages with their own address that belong to another page's menu entry: the entry is marked as current on them, and
 * the same audience may open them.
 */
export interface Subpage {
  of: PlainPath;
  to: PlainPath;
}

/** An action in the command palette, performed on the page it links to. */
export interface PaletteAct {
  label: PhraseKey;
  /** Further words that find the action in the palette. */
  also: PhraseKey;
  to: PlainPath;
  icon: Icon;
  for: Act;
  order: number;
}

/** The contributions of a noun to the back office. */
export interface Feature {
  screens?: readonly Screen[];
  menu?: readonly MenuEntry[];
  subpages?: readonly Subpage[];
  palette?: readonly PaletteAct[];
  /** Content that the noun adds to the screens of lower nouns. */
  fillings?: readonly Filling[];
}
