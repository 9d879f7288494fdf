import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import classes from "./page.module.css";

type HeadProps = {
  title: string;
  description?: string | undefined;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  /** A way back or a path, above the title. */
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
  /** Search, status, dates: one row. */
  filters?: ReactNode;
  children: ReactNode;
  pager?: ReactNode;
};

/** Every list: title, filters, content, pager. */
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
  /** The form's sections (`FormSection`). */
  children: ReactNode;
  /** The phone with the member's real component, live. */
  preview?: ReactNode;
  /** Names the preview: "Så ser medlemmen det". */
  previewTitle?: string | undefined;
  /** The bar at the foot (`SaveBar`). */
  bar?: ReactNode;
  onSubmit?: ((event: FormEvent) => unknown) | undefined;
};

/** Every editor: the form in sections, the phone beside it, and a bar that says what would happen. */
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
  /** Where a link leads to it. */
  id?: string | undefined;
  title: string;
  description?: string | undefined;
  children: ReactNode;
};

/** One section of a form; hairlines part it from the next. */
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
  /** What would happen: "412 medlemmar ser detta från fredag". */
  consequence?: string | undefined;
  /** "bad" for what stops the saving. */
  tone?: "calm" | "bad" | undefined;
  children: ReactNode;
};

/** Sticks to the foot of a form, with its buttons. */
export function SaveBar({ consequence, tone = "calm", children }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useToastsAbove(bar);
  return (
    <div className={classes.bar} ref={bar}>
      <p className={classes.consequence} data-tone={tone} aria-live="polite">
        {consequence}
      </p>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}

/** Messages rise above the bar, however high its words and buttons make it. */
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
