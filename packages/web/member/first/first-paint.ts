/** Removes the page's first shape as soon as the app shows content. */
export function leaveFirstPaint(root: HTMLElement): void {
  // An offer's shape is complete, so empty content does not replace it yet.
  const something =
    document.documentElement.dataset.first === "offer" ? "h1, [role=alert]" : "main, h1, h2, [role=alert]";
  const watcher = new MutationObserver(() => {
    if (!root.querySelector(something)) return;
    watcher.disconnect();
    document.getElementById("first-paint")?.remove();
  });
  watcher.observe(root, { childList: true, subtree: true });
}
