import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type CameraProblem, cameraProblemOf } from "./camera-problem.ts";
import { cameraOf, closeCamera, hasTorch, listCameras, openCamera, rememberCamera, setTorch } from "./camera-stream.ts";

/** `asking`: the browser may be asking for permission; `showing`: the camera has a picture. */
export type CameraState = { kind: "asking" } | { kind: "showing" } | { kind: "problem"; problem: CameraProblem };

const asking: CameraState = { kind: "asking" };

/** Shows a camera in a video element while the page is visible; closing always ends the stream. */
export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState<CameraState>(asking);
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  const [torch, turnTorch] = useState<"none" | "off" | "on">("none");
  const [turn, setTurn] = useState(0);
  const stream = useRef<MediaStream | null>(null);
  const preferredId = useRef<string | null>(null);
  const inView = useInView();

  useEffect(() => {
    if (!inView) return;
    let over = false;
    const open = async () => {
      if (!navigator.mediaDevices) return setState({ kind: "problem", problem: "insecure" });
      setState(asking);
      try {
        const opened = await openCamera(preferredId.current);
        if (over) return closeCamera(opened);
        stream.current = opened;
        // The track ends when the camera is unplugged or a phone call takes it.
        opened.getVideoTracks()[0]?.addEventListener("ended", () => setState({ kind: "problem", problem: "busy" }));
        turnTorch(hasTorch(opened) ? "off" : "none");
        await show(video.current, opened);
        const all = await listCameras();
        if (over) return;
        setCameras(all);
        setState({ kind: "showing" });
      } catch (error) {
        if (!over) setState({ kind: "problem", problem: cameraProblemOf(error) });
      }
    };
    void open();
    return () => {
      over = true;
      closeCamera(stream.current);
      stream.current = null;
    };
  }, [inView, turn, video]);

  const again = useCallback(() => setTurn((before) => before + 1), []);
  const next = () => {
    const now = stream.current ? cameraOf(stream.current) : null;
    const at = cameras.findIndex(({ deviceId }) => deviceId === now);
    const other = cameras[(at + 1) % cameras.length];
    if (!other) return;
    preferredId.current = other.deviceId;
    rememberCamera(other.deviceId);
    again();
  };
  const toggleTorch = async () => {
    if (stream.current && (await setTorch(stream.current, torch !== "on"))) turnTorch(torch === "on" ? "off" : "on");
  };
  return { state, again, torch, toggleTorch, next: cameras.length > 1 ? next : undefined };
}

async function show(video: HTMLVideoElement | null, stream: MediaStream) {
  if (!video) return;
  video.srcObject = stream;
  // The next stream may interrupt play(), and a missing picture shows as a dark view.
  await video.play().catch(() => {});
}

/** Whether the page is visible. */
function useInView(): boolean {
  const [inView, setInView] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const look = () => setInView(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return inView;
}
