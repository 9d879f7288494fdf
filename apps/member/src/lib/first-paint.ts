/** Takes away what the page brought to look at, as soon as the app has something in its place. */
export function leaveFirstPaint(root: HTMLElement): void {
  const watcher = new MutationObserver(() => {
    if (!root.querySelector("main, h1, h2, [role=alert]")) return;
    watcher.disconnect();
    document.getElementById("first-paint")?.remove();
  });
  watcher.observe(root, { childList: true, subtree: true });
}
