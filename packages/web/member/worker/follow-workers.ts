type Found = Pick<ServiceWorkerRegistration, "addEventListener"> & { readonly installing: EventTarget | null };

/** Reports every state change of every worker: those found later, and one that was being installed already. */
export function followWorkers(registration: Found, moved: () => void): void {
  const follow = () => registration.installing?.addEventListener("statechange", moved);
  registration.addEventListener("updatefound", follow);
  follow();
}
