type Found = Pick<ServiceWorkerRegistration, "addEventListener"> & { readonly installing: EventTarget | null };

/**
 * Reports every state change of every service worker: of workers found later, and of a worker that is already being
 * installed.
 */
export function followWorkers(registration: Found, moved: () => void): void {
  const follow = () => registration.installing?.addEventListener("statechange", moved);
  registration.addEventListener("updatefound", follow);
  follow();
}
