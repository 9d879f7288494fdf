import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AutosaveQueue, type SaveState } from "./autosave-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queueWith(send: (value: string) => Promise<unknown>) {
  const states: SaveState[] = [];
  const queue = new AutosaveQueue<string>((state) => states.push(state));
  queue.send = send;
  return { queue, states };
}

it("AutosaveQueue waits for a pause and sends only the newest value", async () => {
  const send = vi.fn(async () => {});
  const { queue, states } = queueWith(send);
  queue.change("V");
  await vi.advanceTimersByTimeAsync(500);
  queue.change("Vi");
  await vi.advanceTimersByTimeAsync(500);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(send.mock.calls).toEqual([["Vi"]]);
  expect(states).toEqual(["waiting", "waiting", "saving", "saved"]);
});

it("AutosaveQueue sends one value at a time, and changes made meanwhile afterwards", async () => {
  const arrive: (() => void)[] = [];
  const send = vi.fn(() => new Promise<void>((resolve) => arrive.push(resolve)));
  const { queue } = queueWith(send);
  queue.change("one");
  const pendingFlush = queue.flush();
  queue.change("two");
  void queue.flush();
  expect(send).toHaveBeenCalledTimes(1);
  arrive[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(send.mock.calls).toEqual([["one"], ["two"]]);
  arrive[1]?.();
  await pendingFlush;
});

it("AutosaveQueue keeps a value that failed and sends it on request", async () => {
  const send = vi.fn(async () => {});
  send.mockRejectedValueOnce(new Error("down"));
  const { queue, states } = queueWith(send);
  queue.change("text");
  await queue.flush();
  expect(states.at(-1)).toBe("failed");
  await queue.flush();
  expect(send).toHaveBeenCalledTimes(2);
  expect(states.at(-1)).toBe("saved");
});

it("AutosaveQueue drops a pending value that was sent by other means", async () => {
  const send = vi.fn(async () => {});
  const { queue, states } = queueWith(send);
  queue.change("text");
  await queue.settle();
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).not.toHaveBeenCalled();
  expect(states.at(-1)).toBe("clean");
});
