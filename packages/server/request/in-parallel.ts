/** Does something with each, so many at a time; answers in the order of what was given. */
export async function inParallel<Given, Answer>(
  given: readonly Given[],
  atOnce: number,
  act: (each: Given) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  async function work(): Promise<void> {
    while (next < given.length) {
      const at = next++;
      answers[at] = await act(given[at] as Given);
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, given.length) }, work));
  return answers;
}
