/**
 * A mail's HTML as a page for a frame without scripts. The frame inherits this page's Content-Security-Policy, which
 * refuses styles in attributes: they become rules in one style sheet that carries the answer's nonce, as do the mail's
 * own sheets. Links open in a tab of their own, for the frame itself may go nowhere.
 */
export function mailPage(html: string, nonce: string): string {
  const mail = new DOMParser().parseFromString(withoutStyles(html), "text/html");
  const rules: string[] = [];
  for (const [index, element] of [...mail.querySelectorAll("[data-style]")].entries()) {
    const name = `[data-s="${index}"]`;
    element.setAttribute("data-s", String(index));
    // Thrice, so that it outdoes the mail's own sheets as an attribute would.
    rules.push(`${name.repeat(3)}{${element.getAttribute("data-style")}}`);
    element.removeAttribute("data-style");
  }
  const sheets = mail.querySelectorAll<HTMLTemplateElement>("template[data-sheet]");
  // As text: what is serialised says `&gt;` where a rule says `>`.
  const own = [...sheets].map(({ content }) => content.textContent);
  const base = mail.createElement("base");
  base.target = "_blank";
  mail.head.prepend(base, ownPictures(mail, nonce));
  showOwnFiles(mail);
  const sheet = `<style nonce="${nonce}">${[...own, ...rules].join("\n")}</style>`;
  return `<!doctype html>${mail.documentElement.outerHTML.replace("</head>", () => `${sheet}</head>`)}`;
}

/** Even a document that is only read has its styles refused aloud, so they go by other names while it is. */
function withoutStyles(html: string): string {
  return html
    .replace(/<style[^>]*>([\s\S]*?)<\/style>/gi, "<template data-sheet>$1</template>")
    .replace(/<[^>]+>/g, (tag) => tag.replace(/\sstyle\s*=/gi, " data-style="));
}

/** A policy of the mail's own, stricter than this page's: its sheet and our files, nothing else. */
function ownPictures(mail: Document, nonce: string): HTMLMetaElement {
  const policy = mail.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = `default-src 'none'; style-src 'nonce-${nonce}'; img-src ${window.location.origin}/files/`;
  return policy;
}

/** A club's logo lies on the club's own host; here only this one's images are shown, and it has the same files. */
function showOwnFiles(mail: Document) {
  for (const image of mail.querySelectorAll("img")) {
    const { pathname } = new URL(image.getAttribute("src") ?? "", window.location.href);
    if (pathname.startsWith("/files/")) image.setAttribute("src", pathname);
  }
}
