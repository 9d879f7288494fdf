type Listener = (purchaseId: number) => void;

const listeners = new Set<Listener>();

/** A visit was undone or returned, all or a part of it, wherever on this screen that was done. */
export function announceReturn(purchaseId: number) {
  for (const listener of listeners) listener(purchaseId);
}

/** Answers what stops the listening. */
export function onReturn(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
