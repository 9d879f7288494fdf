/** Makes a platform document with one section. */
export const aDocument = (text: string) => {
  const words = { sv: text, en: `${text} (en)`, fr: `${text} (fr)` };
  return { intro: words, sections: [{ title: words, text: words }] };
};
