import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { type CodeReader, openCodeReader } from "./code-reader.ts";

/** A moment's rest between two pictures, so that the screen stays smooth on old phones. Milliseconds. */
const pauseMs = 90;

/** Reads codes from a video while it shows something, until `onCodes` has found what it wants; answers whether the reader could not be had. */
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
