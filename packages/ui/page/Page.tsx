import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import classes from "./page.module.css";

type HeadProps = {
  title: string;
  description?: string | undefined;
  /** The page's buttons, the primary one last. */
  actions?: ReactNode;
  /** A back link or a breadcrumb, above the title. */
  above?: ReactNode;
};

function Head({ title, description, actions, above }: HeadProps) {
  return (
    <header className={classes.head}>
      {above && <div className={classes.above}>{above}</div>}
      <div className={classes.headRow}>
        <div className={classes.headWords}>
          <h1 className={classes.title}>{title}</h1>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  );
}

/** A page that is neither list nor form: a title over its content. */
export function PlainPage({ children, ...head }: HeadProps & { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <Head {...head} />
      {children}
    </div>
  );
}

type ListPageProps = HeadProps & {
  /** One row with the filters of the list: search, status and dates. */
  filters?: ReactNode;
  children: ReactNode;
  pager?: ReactNode;
};

/** Frames every list: title, filters, content, pager. */
export function ListPage({ filters, children, pager, ...head }: ListPageProps) {
  return (
    <div className={classes.page}>
      <Head {...head} />
      {filters && <div className={classes.filters}>{filters}</div>}
      <div>{children}</div>
      {pager}
    </div>
  );
}

type FormPageProps = HeadProps & {
  /** The form's sections, each a `FormSection`. */
  children: ReactNode;
  /** A preview in a phone frame with the member's real component, updated live. */
  preview?: ReactNode;
  /** Names the preview: "Så ser medlemmen det". */
  previewTitle?: string | undefined;
  /** The bar at the foot of the form (`SaveBar`). */
  bar?: ReactNode;
  onSubmit?: ((event: FormEvent) => unknown) | undefined;
};

/** Frames every editor: the form in sections, a phone preview, and a bar that states the effect of saving. */
export function FormPage({ children, preview, previewTitle, bar, onSubmit, ...head }: FormPageProps) {
  return (
    <form
      className={classes.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
    >
      <Head {...head} />
      <div className={classes.columns} data-preview={preview ? true : undefined}>
        <div className={classes.sections}>{children}</div>
        {preview && (
          <aside className={classes.preview} aria-label={previewTitle}>
            {previewTitle && <p className={classes.previewTitle}>{previewTitle}</p>}
            {preview}
          </aside>
        )}
      </div>
      {bar}
    </form>
  );
}

type FormSectionProps = {
  /** The id that links to the section refer to. */
  id?: string | undefined;
  title: string;
  description?: string | undefined;
  children: ReactNode;
};

/** One section of a form; hairlines separate the sections. */
export function FormSection({ id, title, description, children }: FormSectionProps) {
  return (
    <section id={id} className={classes.section}>
      <div>
        <h2 className={classes.sectionTitle}>{title}</h2>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}

type SaveBarProps = {
  /** The effect of saving: "412 medlemmar ser detta från fredag". */
  consequence?: string | undefined;
  /** The tone of the consequence: "bad" when it prevents saving. */
  tone?: "calm" | "bad" | undefined;
  /** Further lines below the consequence: what a button would send, and its cost. */
  details?: ReactNode;
  children: ReactNode;
};

/** A bar with buttons that stays at the foot of a form. */
export function SaveBar({ consequence, tone = "calm", details, children }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useToastsAbove(bar);
  return (
    <div className={classes.bar} ref={bar} data-foot-bar>
      <div className={classes.effect}>
        <p className={classes.consequence} data-tone={tone} aria-live="polite">
          {consequence}
        </p>
        {details}
      </div>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}

/** Keeps messages above the bar, for any height of the bar. */
function useToastsAbove(bar: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const lift = () => style.setProperty("--st-toast-foot", `${(bar.current?.offsetHeight ?? 0) + 12}px`);
    const watcher = new ResizeObserver(lift);
    if (bar.current) watcher.observe(bar.current);
    lift();
    return () => {
      watcher.disconnect();
      style.removeProperty("--st-toast-foot");
    };
  }, [bar]);
}
