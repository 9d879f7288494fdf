export const sv = {
  TOO_MANY_VIEWS: "Du kan inte ha fler vyer. Ta bort någon först.",
} as const;
