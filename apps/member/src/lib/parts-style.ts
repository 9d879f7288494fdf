import href from "@stammis/ui/theme/member-parts.css?url";

let applied: Promise<void> | undefined;

function ask(): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.crossOrigin = "";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve(), { once: true });
    link.addEventListener("error", () => {
      applied = undefined;
      link.remove();
      reject(new Error(`${href} cannot be fetched`));
    });
    document.head.prepend(link);
  });
}

/** The style of Mantine's parts: before all else in the head, so that the app's own has the last word. */
export function applyPartsStyle(): Promise<void> {
  applied ??= ask();
  return applied;
}
