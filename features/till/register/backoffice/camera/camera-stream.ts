import { localStore } from "#packages/web/session/device-store.ts";

const rememberedKey = "stammis.camera";

/** Opens the camera that this device used last, or else the rear camera. */
export async function openCamera(deviceId: string | null): Promise<MediaStream> {
  const preferredId = deviceId ?? localStore.getItem(rememberedKey);
  const which = preferredId ? { deviceId: { ideal: preferredId } } : { facingMode: { ideal: "environment" } };
  const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { ...which, ...size } });
}

export function closeCamera(stream: MediaStream | null) {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Lists the cameras. Browsers give their names after one of them is allowed. */
export async function listCameras(): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind, deviceId }) => kind === "videoinput" && deviceId !== "");
}

export const cameraOf = (stream: MediaStream) => stream.getVideoTracks()[0]?.getSettings().deviceId ?? null;

export function rememberCamera(deviceId: string) {
  localStore.setItem(rememberedKey, deviceId);
}

// The DOM types do not have the lamp yet.
type Lamp = MediaTrackCapabilities & { torch?: boolean };
type LampConstraint = MediaTrackConstraintSet & { torch: boolean };

export function hasTorch(stream: MediaStream): boolean {
  const track = stream.getVideoTracks()[0];
  return track !== undefined && "getCapabilities" in track && (track.getCapabilities() as Lamp).torch === true;
}

/** Turns the lamp on or off; false if the camera cannot do so. */
export async function setTorch(stream: MediaStream, on: boolean): Promise<boolean> {
  try {
    const lamp: LampConstraint = { torch: on };
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [lamp] });
    return true;
  } catch {
    return false;
  }
}
