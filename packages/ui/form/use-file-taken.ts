import { type DragEvent, type ClipboardEvent as ReactClipboardEvent, useEffect, useState } from "react";

const isTyping = (element: Element | null) =>
  element instanceof HTMLElement && element.matches("input:not([type=file]), textarea, [contenteditable]");

/**
 * Returns handlers for an area that takes a dropped or pasted file. It takes a paste when it contains the focus, or
 * when the mouse is over it and no text is being typed elsewhere. `take` null disables it.
 */
export function useFileTaken(take: ((file: File) => void) | null) {
  const [over, setOver] = useState(false);
  const [near, setNear] = useState(false);
  const takeFirst = (files: FileList | undefined): boolean => {
    const file = files?.[0];
    if (file) take?.(file);
    return file !== undefined;
  };
  const paste = (event: ClipboardEvent | ReactClipboardEvent) => {
    if (!event.defaultPrevented && takeFirst(event.clipboardData?.files)) event.preventDefault();
  };
  useEffect(() => {
    if (!near) return;
    const pasted = (event: ClipboardEvent) => {
      if (!isTyping(document.activeElement)) paste(event);
    };
    document.addEventListener("paste", pasted);
    return () => document.removeEventListener("paste", pasted);
  });
  return {
    over,
    target: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        takeFirst(event.dataTransfer.files);
      },
      onPaste: paste,
      onPointerEnter: () => setNear(true),
      onPointerLeave: () => setNear(false),
    },
  };
}
