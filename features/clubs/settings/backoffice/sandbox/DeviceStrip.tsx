import { useQuery } from "@tanstack/react-query";
import { thisDeviceQuery } from "#features/till/devices/backoffice/queries.ts";
import { type TillDevice, useTillDevice } from "#packages/web/backoffice/session/till-device-store.ts";
import { ClockLine } from "./ClockLine.tsx";

/** Shows the sandbox strip at an approved till without a signed-in user. */
export function DeviceStrip() {
  const device = useTillDevice();
  return device && <OfDevice device={device} />;
}

function OfDevice({ device }: { device: TillDevice }) {
  const chain = useQuery(thisDeviceQuery(device)).data?.chain;
  return chain?.sandbox && <ClockLine chain={chain} />;
}
