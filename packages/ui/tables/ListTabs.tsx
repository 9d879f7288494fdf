import { type ReactNode, useLayoutEffect, useRef } from "react";
import { follow, type Navigate } from "../page/follow.ts";
import classes from "./list-tabs.module.css";

export type ListTab = {
  key: string;
  label: string;
  href: string;
  isCurrent: boolean;
  /** What can be done with it, beside the current one. */
  menu?: ReactNode;
};

type ListTabsProps = {
  /** Names the tabs: "Vyer". */
  label: string;
  tabs: readonly ListTab[];
  navigate: Navigate;
  /** At their end: keep this view. */
  children?: ReactNode;
};

/** Ways to look at a list, each with an address of its own; on a phone they are drawn along. */
export function ListTabs({ label, tabs, navigate, children }: ListTabsProps) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  useLayoutEffect(() => {
    const tab = row.current?.querySelectorAll("li")[current];
    // Not scrollIntoView, which would move the page as well.
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
