import { IconMenu2, IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { NavItem } from "./BottomBar.tsx";
import { follow, type Navigate } from "./follow.ts";
import classes from "./side-nav.module.css";

export type NavGroup = {
  /** Read out, not shown, when `quiet`. */
  label: string;
  quiet?: boolean | undefined;
  items: readonly NavItem[];
};

type SideNavProps = {
  label: string;
  groups: readonly NavGroup[];
  navigate?: Navigate | undefined;
  /** Wordmark or logo; also heads the phone's bar. */
  head?: ReactNode;
  /** Who is signed in, the chain picker and the like. */
  foot?: ReactNode;
  openLabel: string;
  closeLabel: string;
  /** Folds to a bar under 900 px (default); not where a shell hides it on phones anyway. */
  fold?: boolean | undefined;
};

/** Groups of words with icons down the left; on phones a bar with a menu that folds out. */
export function SideNav({ label, groups, navigate, head, foot, openLabel, closeLabel, fold = true }: SideNavProps) {
  const [open, setOpen] = useState(false);
  const go: Navigate | undefined =
    navigate &&
    ((href) => {
      setOpen(false);
      navigate(href);
    });
  return (
    <nav className={classes.side} aria-label={label} data-open={open || undefined} data-fold={fold || undefined}>
      <div className={classes.head}>
        {head}
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-label={open ? closeLabel : openLabel}
          onClick={() => setOpen(!open)}
        >
          {open ? <IconX size={24} aria-hidden="true" /> : <IconMenu2 size={24} aria-hidden="true" />}
        </button>
      </div>
      <div className={classes.fold}>
        <div className={classes.groups}>
          {groups.map((group) => (
            <Group key={group.label} group={group} navigate={go} />
          ))}
        </div>
        {foot && <div className={classes.foot}>{foot}</div>}
      </div>
    </nav>
  );
}

function Group({ group, navigate }: { group: NavGroup; navigate: Navigate | undefined }) {
  return (
    <div>
      <p className={group.quiet ? "st-hidden" : classes.group}>{group.label}</p>
      <ul className={classes.list}>
        {group.items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              className={classes.item}
              aria-current={item.current ? "page" : undefined}
              onClick={follow(item.href, navigate)}
            >
              <span className={classes.icon}>{item.icon}</span>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
