import { type ReactNode, useLayoutEffect, useRef } from "react";
import { follow, type Navigate } from "../page/follow.ts";
import classes from "./list-tabs.module.css";

export type ListTab = {
  key: string;
  label: string;
  href: string;
  isCurrent: boolean;
  /** A menu of actions for the current tab. */
  menu?: ReactNode;
};

type ListTabsProps = {
  /** Names the tabs: "Vyer". */
  label: string;
  tabs: readonly ListTab[];
  navigate: Navigate;
  /** Shown after the tabs, such as the button that saves the current view. */
  children?: ReactNode;
};

/** Views of a list, each with its own address; on a phone they scroll. */
export function ListTabs({ label, tabs, navigate, children }: ListTabsProps) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  useLayoutEffect(() => {
    const tab = row.current?.querySelectorAll("li")[current];
    // Avoids scrollIntoView, which would scroll the page as well.
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
      <ul className={classes.list}>
        {tabs.map(({ key, label: name, href, isCurrent, menu }) => (
          <li key={key} className={classes.tab} data-current={isCurrent || undefined}>
            <a
              href={href}
              className={classes.link}
              aria-current={isCurrent ? "page" : undefined}
              onClick={follow(href, navigate)}
            >
              {name}
            </a>
            {isCurrent && menu}
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
