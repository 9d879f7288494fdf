/** Guesses the kind of device for a suggested name: a large or small touch screen, or a screen with a mouse. */
export function deviceKind(touch: boolean, shortSide: number): "tablet" | "phone" | "computer" {
  if (!touch) return "computer";
  return shortSide < 600 ? "phone" : "tablet";
}
