/** The front page's own address in each language. `/` shows it to strangers in their browser's language. */
export const frontPages = { sv: "/sv", en: "/en", fr: "/fr" } as const;
