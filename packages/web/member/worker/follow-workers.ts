type Found = Pick<ServiceWorkerRegistration, "addEventListener"> & { readonly installing: EventTarget | null };

/** Tells of each step of each worker: of those found from now on, and of one that was on its way before the page asked. */
export function followWorkers(registration: Found, moved: () => void): void {
  const follow = () => registration.installing?.addEventListener("statechange", moved);
  registration.addEventListener("updatefound", follow);
  follow();
}
