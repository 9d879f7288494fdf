import type { ReactNode } from "react";
import classes from "./bottom-bar.module.css";
import { follow, type Navigate } from "./follow.ts";

export type NavItem = {
  href: string;
  label: string;
  icon: ReactNode;
  /** Whether the entry's page is currently open. */
  current?: boolean | undefined;
};

type BottomBarProps = {
  label: string;
  items: readonly NavItem[];
  navigate?: Navigate | undefined;
};

/** The phone's bottom bar: up to five entries, each an icon with a word below it. */
export function BottomBar({ label, items, navigate }: BottomBarProps) {
  return (
    <nav className={classes.bar} aria-label={label}>
      {items.map((item) => (
        <a
          key={item.href}
          href={item.href}
          className={classes.item}
          aria-current={item.current ? "page" : undefined}
          onClick={follow(item.href, navigate)}
        >
          <span className={classes.icon}>{item.icon}</span>
          <span className={classes.word}>{item.label}</span>
        </a>
      ))}
    </nav>
  );
}
