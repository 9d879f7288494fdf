/** Removes the page's first paint as soon as the app shows content. */
export function leaveFirstPaint(root: HTMLElement): void {
  // The first paint of an offer is complete, so content without a heading does not replace it yet.
  const something =
    document.documentElement.dataset.first === "offer" ? "h1, [role=alert]" : "main, h1, h2, [role=alert]";
  const watcher = new MutationObserver(() => {
    if (!root.querySelector(something)) return;
    watcher.disconnect();
    document.getElementById("first-paint")?.remove();
  });
  watcher.observe(root, { childList: true, subtree: true });
}
