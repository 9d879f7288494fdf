import type { ReactNode } from "react";
import { paths } from "#features/office-paths.ts";
import { Wordmark } from "#packages/ui/theme/Wordmark.tsx";
import classes from "./open-frame.module.css";

type OpenPageProps = { languages?: ReactNode; notice?: ReactNode; children: ReactNode };

/** The layout of the pages before the sign-in; the server also draws it before the app loads (`first/shapes.tsx`). */
export function OpenPage({ languages, notice, children }: OpenPageProps) {
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        {/* Reloads the page, because the server sends the front page without the app. */}
        <a href={paths.today} className={classes.home}>
          <Wordmark label="Stammis" height={32} />
        </a>
        {languages}
      </header>
      <main className={classes.main}>
        {notice}
        {children}
      </main>
    </div>
  );
}
