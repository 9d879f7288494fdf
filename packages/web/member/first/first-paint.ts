/** Takes away what the page brought to look at, as soon as the app has something in its place. */
export function leaveFirstPaint(root: HTMLElement): void {
  // An offer is drawn whole: what is still empty is no match for it.
  const something =
    document.documentElement.dataset.first === "offer" ? "h1, [role=alert]" : "main, h1, h2, [role=alert]";
  const watcher = new MutationObserver(() => {
    if (!root.querySelector(something)) return;
    watcher.disconnect();
    document.getElementById("first-paint")?.remove();
  });
  watcher.observe(root, { childList: true, subtree: true });
}
