/** The element that shows a text node's translation in its place. */
const standIns = new WeakMap<Node, Element>();

const isFont = (node: Node | null | undefined): node is Element => node instanceof Element && node.tagName === "FONT";

/** Records the `<font>` by which a translator replaces a text node, in one step or by an insertion and a removal. */
function noteReplacements(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
    if (!standIn) continue;
    for (const node of removedNodes) if (node instanceof Text && !node.isConnected) standIns.set(node, standIn);
  }
}

/** Returns the node that the page shows: the given node, or its translation. */
const shownFor = (node: Node): Node | undefined => (node.isConnected ? node : standIns.get(node));

function keepTextsCurrent(): void {
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue?.set?.call(this, value);
      const standIn = this.isConnected ? undefined : standIns.get(this);
      if (!standIn) return;
      standIns.delete(this);
      standIn.replaceWith(this);
    },
  });
}

/** Moves or removes the translation that is shown for a node. Without this, React throws a NotFoundError and the page breaks. */
function keepChildrenMovable(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const shownNode = node.parentNode === this ? node : shownFor(node);
    const parent = shownNode && this.contains(shownNode) ? shownNode.parentNode : null;
    if (!shownNode || !parent) return removeChild.call(this, node) as T;
    removeChild.call(parent, shownNode);
    return node;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let place = before && before.parentNode !== this ? (shownFor(before) ?? null) : before;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };
}

/**
 * Lets React work on a page that a browser translates (Google Translate, Edge). Translators replace text nodes with
 * `<font>` elements. React keeps writing to the replaced, hidden nodes, and throws when it removes one. A changed text
 * is put back in its place, and the browser translates it again.
 */
export function surviveTranslation(): void {
  new MutationObserver(noteReplacements).observe(document.documentElement, { childList: true, subtree: true });
  keepTextsCurrent();
  keepChildrenMovable();
}
