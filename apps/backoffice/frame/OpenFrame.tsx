import { Outlet } from "@tanstack/react-router";
import { DeviceStrip } from "#features/clubs/settings/backoffice/sandbox/SandboxStrip.tsx";
import { paths } from "#features/office-paths.ts";
import { Wordmark } from "#packages/ui/theme/Wordmark.tsx";
import { CookieLine } from "./CookieLine.tsx";
import { LanguagePicker } from "./menu/LanguagePicker.tsx";
import classes from "./open-frame.module.css";
import { StorageGate } from "./StorageGate.tsx";

/** Frames the pages that need no session: sign-up and password reset. */
export function OpenFrame() {
  return (
    <>
      <StorageGate otherwise={<DeviceStrip />} />
      <div className={classes.frame}>
        <header className={classes.header}>
          {/* Reloads the page, because the server sends the front page without the app. */}
          <a href={paths.today} className={classes.home}>
            <Wordmark label="Stammis" height={32} />
          </a>
          <div>
            <LanguagePicker />
          </div>
        </header>
        <main className={classes.main}>
          <CookieLine />
          <Outlet />
        </main>
      </div>
    </>
  );
}
