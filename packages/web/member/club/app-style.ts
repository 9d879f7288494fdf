const settled = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    for (const kind of ["load", "error"]) link.addEventListener(kind, () => resolve(), { once: true });
  });

/** The page asks for the app's style without waiting for it; from here on it counts, in the place where it stands. */
export function applyStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="style"][data-app]');
  if (!link) return Promise.resolve();
  const applied = settled(link);
  link.rel = "stylesheet";
  return applied;
}
