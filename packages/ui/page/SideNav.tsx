import type { ReactNode } from "react";
import type { NavItem } from "./BottomBar.tsx";
import { follow, type Navigate } from "./follow.ts";
import classes from "./side-nav.module.css";

export type NavGroup = {
  /** The heading of a group. When `quiet`, it is read out but not shown. */
  label: string;
  quiet?: boolean | undefined;
  items: readonly NavItem[];
};

type SideNavProps = {
  label: string;
  groups: readonly NavGroup[];
  navigate?: Navigate | undefined;
  /** Content that is shown below all groups. */
  foot?: ReactNode;
};

/** A menu on the left: groups of words with icons. */
export function SideNav({ label, groups, navigate, foot }: SideNavProps) {
  return (
    <nav className={classes.side} aria-label={label}>
      <div className={classes.groups}>
        {groups.map((group) => (
          <Group key={group.label} group={group} navigate={navigate} />
        ))}
      </div>
      {foot && <div className={classes.foot}>{foot}</div>}
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
