import { expect, test } from "vitest";
import { followWorkers } from "./follow-workers.ts";

/** Simulates a service worker's registration as in browsers, with a worker being installed. */
function registered() {
  const registration = Object.assign(new EventTarget(), { installing: new EventTarget() as EventTarget | null });
  const seen: string[] = [];
  const follow = () => followWorkers(registration, () => void seen.push("moved"));
  const find = (worker: EventTarget | null) => {
    registration.installing = worker;
    registration.dispatchEvent(new Event("updatefound"));
  };
  return { registration, seen, follow, find };
}

test("a service worker that is found after the page starts listening has its state changes reported", () => {
  const { seen, follow, find } = registered();
  follow();
  const later = new EventTarget();
  find(later);
  later.dispatchEvent(new Event("statechange"));
  expect(seen).toEqual(["moved"]);
});

test("a service worker that was found before the page starts listening has its state changes reported", () => {
  const { registration, seen, follow } = registered();
  const early = registration.installing;
  follow();
  early?.dispatchEvent(new Event("statechange"));
  expect(seen).toEqual(["moved"]);
});

test("a service worker that is found twice has its state changes reported once", () => {
  const { registration, seen, follow, find } = registered();
  const early = registration.installing;
  follow();
  find(early);
  early?.dispatchEvent(new Event("statechange"));
  expect(seen).toEqual(["moved"]);
});
