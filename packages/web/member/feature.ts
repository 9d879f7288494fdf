import { lazyRouteComponent, type RouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";

/**
 * The audience of a screen: a member (`own`), a visitor (`signedOut`), or both (`anybody`). Pages below a point of
 * sale's name have the last two audiences only.
 */
export type Branch = "own" | "signedOut" | "anybody" | "ofLocation" | "signedOutOfLocation";

export interface Screen<Of extends Branch = Branch, Path extends string = string> {
  branch: Of;
  path: Path;
  component: RouteComponent;
  /** Returns whether the parameters of the path match a page; otherwise there is no page. */
  accepts?: ((params: Record<string, string>) => boolean) | undefined;
}

const screenOf =
  <Of extends Branch>(branch: Of) =>
  <Path extends string, Name extends string>(
    path: Path,
    name: Name,
    load: () => Promise<Record<Name, ComponentType>>,
    accepts?: Screen["accepts"],
  ): Screen<Of, Path> => ({
    branch,
    path,
    component: lazyRouteComponent(load, name) as RouteComponent,
    accepts,
  });

// The build parses these calls (apps/member/first-files.ts): each must contain its page, its name and one import.
export const ownScreen = screenOf("own");
export const signedOutScreen = screenOf("signedOut");
export const anybodyScreen = screenOf("anybody");
export const ofLocationScreen = screenOf("ofLocation");
export const signedOutOfLocationScreen = screenOf("signedOutOfLocation");

/** The contributions of a noun to the member app. */
export interface Feature {
  screens: readonly Screen[];
}
