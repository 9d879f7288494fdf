/** One of the platform's own documents in one language: plain words, a section at a time. */
export interface DocumentText {
  intro: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}
