/**
 * Turns a mail's HTML into a page for a frame without scripts. The frame inherits this page's Content-Security-Policy,
 * which refuses inline styles. They become rules in one style sheet with the response's nonce, as do the mail's own
 * sheets. Links open in a new tab, because the frame may not navigate.
 */
export function mailPage(html: string, nonce: string): string {
  const mail = new DOMParser().parseFromString(withoutStyles(html), "text/html");
  const rules: string[] = [];
  for (const [index, element] of [...mail.querySelectorAll("[data-style]")].entries()) {
    const name = `[data-s="${index}"]`;
    element.setAttribute("data-s", String(index));
    // The class is repeated three times, so that it overrides the mail's own sheets as an attribute would.
    rules.push(`${name.repeat(3)}{${element.getAttribute("data-style")}}`);
    element.removeAttribute("data-style");
  }
  const sheets = mail.querySelectorAll<HTMLTemplateElement>("template[data-sheet]");
  // The rules are inserted as text, because serialised HTML has `&gt;` where a rule has `>`.
  const own = [...sheets].map(({ content }) => content.textContent);
  const base = mail.createElement("base");
  base.target = "_blank";
  mail.head.prepend(base, ownPictures(mail, nonce));
  showOwnFiles(mail);
  const sheet = `<style nonce="${nonce}">${[...own, ...rules].join("\n")}</style>`;
  return `<!doctype html>${mail.documentElement.outerHTML.replace("</head>", () => `${sheet}</head>`)}`;
}

/**
 * Renames styles before the mail is parsed, because the browser reports refused styles even in a document that is only
 * read.
 */
function withoutStyles(html: string): string {
  return html
    .replace(/<style[^>]*>([\s\S]*?)<\/style>/gi, "<template data-sheet>$1</template>")
    .replace(/<[^>]+>/g, (tag) => tag.replace(/\sstyle\s*=/gi, " data-style="));
}

/** Adds a stricter policy than this page's to a mail: it permits only the mail's own sheet and our files. */
function ownPictures(mail: Document, nonce: string): HTMLMetaElement {
  const policy = mail.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = `default-src 'none'; style-src 'nonce-${nonce}'; img-src ${window.location.origin}/files/`;
  return policy;
}

/**
 * A club's logo is on the club's own host. This page may only show images of its own host, which has the same files.
 */
function showOwnFiles(mail: Document) {
  for (const image of mail.querySelectorAll("img")) {
    const { pathname } = new URL(image.getAttribute("src") ?? "", window.location.href);
    if (pathname.startsWith("/files/")) image.setAttribute("src", pathname);
  }
}
