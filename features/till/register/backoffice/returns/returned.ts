type Listener = (purchaseId: number) => void;

const listeners = new Set<Listener>();

/** Announces that a visit was undone or returned, in full or in part, anywhere on this screen. */
export function announceReturn(purchaseId: number) {
  for (const listener of listeners) listener(purchaseId);
}

/** Calls `listener` after each return. The function that it returns stops these calls. */
export function onReturn(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
