import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { follow, type Navigate } from "../page/follow.ts";
import classes from "./pager.module.css";

type PagerProps = {
  /** The rows shown: "1–15 av 412". */
  countText: string;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Addresses of the previous and the next page; null at the first or last page. */
  previous: string | null;
  next: string | null;
  /** Pages by number; null for a gap. */
  pages: readonly (number | null)[];
  current: number | null;
  hrefOf: (page: number) => string;
  /** Names a page for screen readers: "Sida 3". */
  pageLabel: (page: number) => string;
  navigate: Navigate;
};

/** The pagination of a list: each page has its own address. */
export function Pager(props: PagerProps) {
  const { countText, label, previousLabel, nextLabel, previous, next, pages, current, hrefOf, pageLabel } = props;
  return (
    <nav className={classes.pager} aria-label={label}>
      <p className={classes.count} aria-live="polite">
        {countText}
      </p>
      <Step href={previous} navigate={props.navigate} label={previousLabel}>
        <IconChevronLeft size={18} aria-hidden="true" />
      </Step>
      <ol className={classes.pages}>
        {pages.map((page, place) => (
          <li key={page ?? `gap ${place}`}>
            {page === null ? (
              <span className={classes.gap}>…</span>
            ) : (
              <a
                href={hrefOf(page)}
                className={classes.page}
                aria-label={pageLabel(page)}
                aria-current={page === current ? "page" : undefined}
                onClick={follow(hrefOf(page), props.navigate)}
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step href={next} navigate={props.navigate} label={nextLabel}>
        <IconChevronRight size={18} aria-hidden="true" />
      </Step>
    </nav>
  );
}

type StepProps = { href: string | null; navigate: Navigate; label: string; children: ReactNode };

function Step({ href, navigate, label, children }: StepProps) {
  if (href === null) {
    return (
      <span className={classes.step} aria-hidden="true" data-off>
        {children}
      </span>
    );
  }
  return (
    <a href={href} className={classes.step} aria-label={label} onClick={follow(href, navigate)}>
      {children}
    </a>
  );
}
