import { expect, test } from "vitest";
import { followWorkers } from "./follow-workers.ts";

/** A registration as browsers have it, with a worker on its way. */
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

test("a worker that is found later is followed", () => {
  const { seen, follow, find } = registered();
  follow();
  const later = new EventTarget();
  find(later);
  later.dispatchEvent(new Event("statechange"));
  expect(seen).toEqual(["moved"]);
});

test("so is one that was found before anybody listened", () => {
  const { registration, seen, follow } = registered();
  const early = registration.installing;
  follow();
  early?.dispatchEvent(new Event("statechange"));
  expect(seen).toEqual(["moved"]);
});

test("none is followed twice", () => {
  const { registration, seen, follow, find } = registered();
  const early = registration.installing;
  follow();
  find(early);
  early?.dispatchEvent(new Event("statechange"));
  expect(seen).toEqual(["moved"]);
});
