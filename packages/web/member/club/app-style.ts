const settled = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    for (const kind of ["load", "error"]) link.addEventListener(kind, () => resolve(), { once: true });
  });

/** Applies the app's stylesheet, which the page preloads without blocking, at its place in the document. */
export function applyStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="style"][data-app]');
  if (!link) return Promise.resolve();
  const applied = settled(link);
  link.rel = "stylesheet";
  return applied;
}
