/** What the layout promises, in pixels. */
export interface Promised {
  /** The least height and width of a key of the pad. */
  key: number;
  /** The least height of the choices in the middle. */
  middle: number;
  /** The names of the amount, the customer and Confirm on the screen. */
  amountRegion: string;
  customerRegion: string;
}

/** Returns the faults of the till's layout on this screen. Runs in the page, so it uses nothing outside itself. */
export function layoutProblems({ key, middle, amountRegion, customerRegion }: Promised): string[] {
  const problems: string[] = [];
  const hair = 0.6;
  const region = (name: string) => document.querySelector<HTMLElement>(`section[aria-label="${name}"]`);
  const amount = region(amountRegion);
  const customer = region(customerRegion);
  const choices = customer?.nextElementSibling?.matches("button")
    ? customer.nextElementSibling.nextElementSibling
    : customer?.nextElementSibling;
  if (!amount || !customer || !choices) return ["a zone is missing"];
  const isCut = (element: Element) =>
    element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
  const sizesOf = ({ scrollWidth, scrollHeight, clientWidth, clientHeight }: Element) =>
    `${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`;
  const nameOf = (element: HTMLElement) => (element.ariaLabel ?? element.innerText).trim() || element.tagName;

  function checkReach(element: HTMLElement) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const name = nameOf(element);
    if (left < -hair || top < -hair || right > innerWidth + hair || bottom > innerHeight + hair)
      problems.push(`${name} leaves the screen: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [x, y],
      [left + 6, y],
      [right - 6, y],
      [x, top + 4],
      [x, bottom - 4],
    ] as const;
    if (!points.every(([across, down]) => element.contains(document.elementFromPoint(across, down))))
      problems.push(`${name} is covered`);
    if (isCut(element)) problems.push(`${name} is cut: ${sizesOf(element)}`);
  }

  const keys = [...amount.querySelectorAll("button")].filter((button) => button.checkVisibility());
  if (keys.length < 13) problems.push(`only ${keys.length} keys`);
  for (const button of keys) {
    checkReach(button);
    const { width, height } = button.getBoundingClientRect();
    if (Math.min(width, height) < key - hair)
      problems.push(`${nameOf(button)} is ${Math.round(width)}×${Math.round(height)}`);
  }
  const label = keys.at(-1)?.querySelector("[class*=Button-label]");
  if (!label || isCut(label)) problems.push(`the text of Confirm is cut: ${label && sizesOf(label)}`);
  const field = amount.querySelector("input");
  if (field) {
    checkReach(field);
    if (field.scrollWidth > field.clientWidth + 1) problems.push(`the amount is cut`);
  } else problems.push("no amount");
  const verdict = amount.querySelector<HTMLElement>("[role=status], [role=alert]");
  if (!verdict || verdict.scrollHeight > verdict.clientHeight + 1) problems.push("the line about the amount is cut");
  for (const button of customer.querySelectorAll("button")) if (button.checkVisibility()) checkReach(button);

  const view = choices.getBoundingClientRect();
  if (view.height < middle) problems.push(`the middle has only ${Math.round(view.height)} pixels`);
  if (choices.scrollWidth > choices.clientWidth + 1) problems.push("the middle scrolls sideways");
  if (!/auto|scroll/.test(getComputedStyle(choices).overflowY)) problems.push("the middle does not scroll");
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight + 1) problems.push("the page scrolls");
  return problems;
}
