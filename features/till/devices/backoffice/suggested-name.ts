/** What kind of device this seems to be, to suggest a name by: a finger's screen, small or large, or a mouse's. */
export function deviceKind(touch: boolean, shortSide: number): "tablet" | "phone" | "computer" {
  if (!touch) return "computer";
  return shortSide < 600 ? "phone" : "tablet";
}
