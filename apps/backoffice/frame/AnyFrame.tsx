import { useSession } from "#packages/web/backoffice/session/session.ts";
import { OpenFrame } from "./OpenFrame.tsx";
import { Shell } from "./Shell.tsx";

/** Around an address that is no page of ours: one's own menus, or a visitor's frame. */
export function AnyFrame() {
  return useSession() ? <Shell /> : <OpenFrame />;
}
