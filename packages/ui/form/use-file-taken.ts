import { type DragEvent, type ClipboardEvent as ReactClipboardEvent, useEffect, useState } from "react";

const isTyping = (element: Element | null) =>
  element instanceof HTMLElement && element.matches("input:not([type=file]), textarea, [contenteditable]");

/**
 * Handlers of a place where a file is dropped, or pasted: with the keyboard while something in it has the focus, with the
 * mouse while it lies over it and nobody types elsewhere. `take` null: not now.
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
