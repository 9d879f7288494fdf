import { localStore } from "#packages/web/session/device-store.ts";

const rememberedKey = "stammis.camera";

/** The camera this device used last, else the one that looks away from its holder. */
export async function openCamera(deviceId: string | null): Promise<MediaStream> {
  const preferredId = deviceId ?? localStore.getItem(rememberedKey);
  const which = preferredId ? { deviceId: { ideal: preferredId } } : { facingMode: { ideal: "environment" } };
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { ...which, ...size } });
}

export function closeCamera(stream: MediaStream | null) {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** The cameras there are; known by name once one of them has been allowed. */
export async function listCameras(): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind, deviceId }) => kind === "videoinput" && deviceId !== "");
}

export const cameraOf = (stream: MediaStream) => stream.getVideoTracks()[0]?.getSettings().deviceId ?? null;

export function rememberCamera(deviceId: string) {
  localStore.setItem(rememberedKey, deviceId);
}

// The lamp is no part of the DOM's own types yet.
type Lamp = MediaTrackCapabilities & { torch?: boolean };
type LampConstraint = MediaTrackConstraintSet & { torch: boolean };

export function hasTorch(stream: MediaStream): boolean {
  const track = stream.getVideoTracks()[0];
  return track !== undefined && "getCapabilities" in track && (track.getCapabilities() as Lamp).torch === true;
}

/** Turns the lamp on or off; a camera that cannot after all leaves it as it is. */
export async function setTorch(stream: MediaStream, on: boolean): Promise<boolean> {
  try {
    const lamp: LampConstraint = { torch: on };
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [lamp] });
    return true;
  } catch {
    return false;
  }
}
