import type { ReactNode } from "react";
import { EmptyState } from "./EmptyState.tsx";

type NoAccessProps = {
  title: string;
  /** A text that names the person who can give access, or another page to visit. */
  text?: string | undefined;
  action?: ReactNode;
};

/** Shown in place of a page that the user's role may not open. */
export function NoAccess({ title, text, action }: NoAccessProps) {
  return <EmptyState drawing="locations" title={title} text={text} action={action} level={1} />;
}
