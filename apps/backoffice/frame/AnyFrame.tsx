import { useSession } from "#packages/web/backoffice/session/session.ts";
import { OpenFrame } from "./OpenFrame.tsx";
import { Shell } from "./Shell.tsx";

/** Frames an unknown address: with the menus for a signed-in account, else as for a visitor. */
export function AnyFrame() {
  return useSession() ? <Shell /> : <OpenFrame />;
}
