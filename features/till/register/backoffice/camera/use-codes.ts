import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { type CodeReader, openCodeReader } from "./code-reader.ts";

/** The pause between two pictures, so that old phones stay responsive. Milliseconds. */
const pauseMs = 90;

/** Reads codes from an active video until `onCodes` accepts one. Returns whether the reader failed to load. */
export function useCodes(
  video: RefObject<HTMLVideoElement | null>,
  active: boolean,
  onCodes: (texts: string[]) => boolean,
) {
  const [failed, setFailed] = useState(false);
  const tell = useEffectEvent(onCodes);
  useEffect(() => {
    if (!active) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (read: CodeReader) => {
      const texts = await read(video.current as HTMLVideoElement).catch(() => []);
      if (over) return;
      if (texts.length > 0 && tell(texts)) return;
      timer = setTimeout(() => void look(read), pauseMs);
    };
    setFailed(false);
    openCodeReader().then(
      (read) => {
        if (!over) void look(read);
      },
      () => {
        if (!over) setFailed(true);
      },
    );
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [active, video]);
  return failed;
}
