export const sv = {
  IMAGE_HEIC:
    "Bilden är en HEIC från iPhone. Spara den som JPEG, eller välj Mest kompatibelt i kamerans inställningar.",
  IMAGE_SVG: "Bilden är en SVG. Exportera den som PNG och välj den i stället.",
  IMAGE_TOO_MANY_PIXELS: "Bilden har fler än 25 megapixlar. Förminska den, till exempel till 4 000 × 3 000 pixlar.",
} as const;
