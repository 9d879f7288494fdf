import { Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { RichEditorProps } from "./RichEditor.tsx";

/** The editor's library is loaded when a sendout has an e-mail. */
const RichEditor = lazy(async () => ({ default: (await import("./RichEditor.tsx")).RichEditor }));

const heights = { text: 200, line: 120 };

/** The editor of a text or line of an e-mail, once loaded. */
export const Rich = (props: RichEditorProps) => (
  <Suspense fallback={<Skeleton height={heights[props.kind]} radius="sm" />}>
    <RichEditor {...props} />
  </Suspense>
);
