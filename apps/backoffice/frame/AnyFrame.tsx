import { Suspense } from "react";
import { useSession } from "#packages/web/backoffice/session/session.ts";
import { Shell } from "./load-shell.ts";
import { OpenFrame } from "./OpenFrame.tsx";

/** Frames an unknown address: with the menus for a signed-in account, else as for a visitor. */
export function AnyFrame() {
  if (!useSession()) return <OpenFrame />;
  return (
    <Suspense>
      <Shell />
    </Suspense>
  );
}
