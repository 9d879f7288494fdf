export const sv = {
  TOO_MANY_OPTIONS: "Högst 100 val",
  TOO_MANY_CONDITIONS: "Högst 20 villkor",
  MIN_ABOVE_MAX: "Får inte vara högre än det högsta",
  MAX_BELOW_MIN: "Får inte vara lägre än det lägsta",
  SELECTION_IN_USE: "Urvalet används. Byt det där först.",
  TOO_MANY_SELECTIONS: "Du kan inte ha fler urval. Ta bort något först.",
} as const;
