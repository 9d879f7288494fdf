const settled = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    for (const kind of ["load", "error"]) link.addEventListener(kind, () => resolve(), { once: true });
  });

let applied: Promise<void> | undefined;

/**
 * Applies the app's complete stylesheet at its place in the document. The page names it in a link with `data-app`, which
 * only preloads it or is disabled.
 */
export function applyStyle(): Promise<void> {
  applied ??= enable(document.querySelector<HTMLLinkElement>("link[data-app]"));
  return applied;
}

function enable(link: HTMLLinkElement | null): Promise<void> {
  if (!link) return Promise.resolve();
  const done = settled(link);
  link.rel = "stylesheet";
  link.disabled = false;
  return done;
}
