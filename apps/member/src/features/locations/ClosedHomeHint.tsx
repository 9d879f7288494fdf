import { lazy } from "react";
import { Themed } from "../../shell/Themed.tsx";

const ClosedHome = lazy(async () => ({ default: (await import("./ClosedHome.tsx")).ClosedHome }));

/** That a member's home location has closed; its code is fetched for whom it has. */
export function ClosedHomeHint({ home }: { home: { name: string } | null }) {
  return (
    home && (
      <Themed>
        <ClosedHome name={home.name} />
      </Themed>
    )
  );
}
