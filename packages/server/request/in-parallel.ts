/** Processes items with limited concurrency; returns the answers in the items' order. */
export async function inParallel<Given, Answer>(
  items: readonly Given[],
  atOnce: number,
  act: (each: Given) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  async function work(): Promise<void> {
    while (next < items.length) {
      const at = next++;
      answers[at] = await act(items[at] as Given);
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return answers;
}
