/** One of the platform's documents, in one section. */
export const aDocument = (said: string) => {
  const words = { sv: said, en: `${said} (en)`, fr: `${said} (fr)` };
  return { intro: words, sections: [{ title: words, text: words }] };
};
