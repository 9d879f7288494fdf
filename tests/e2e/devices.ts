/** The device and the language of a user. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };
export const swedish = { language: "sv", locale: "sv-SE" } as const;
export const english = { language: "en", locale: "en-GB" } as const;
export const french = { language: "fr", locale: "fr-FR" } as const;
