/** What a part of a document is to a screen reader (PDF 1.7, 14.8). */
type Tag = "H1" | "H2" | "P" | "Figure" | "TH" | "TD";
type Group = "Table" | "TR";
interface Options {
  /** What a figure shows, for those who do not see it. */
  alt?: string;
  /** What a heading of a table is about. */
  scope?: "Column" | "Row";
}

/** How drawings are marked for screen readers. */
export interface Structure {
  /** Content: read aloud in the order in which it is drawn. */
  write<Drawn>(tag: Tag, draw: () => Drawn, options?: Options): Drawn;
  /** Content in content, such as a table's rows. */
  group<Drawn>(tag: Group, draw: () => Drawn): Drawn;
  /** Lines, shades and what repeats on each page: skipped by screen readers. */
  decorate<Drawn>(draw: () => Drawn): Drawn;
}

/** For a drawing that is one artifact: its parts get no marks. */
export const unmarked: Structure = {
  write: (_tag, draw) => draw(),
  group: (_tag, draw) => draw(),
  decorate: (draw) => draw(),
};

/** Options of a document that screen readers can follow: tagged, with its title in the window. */
export const taggedPdf = { tagged: true, displayTitle: true, pdfVersion: "1.7" } as const;

/** Marks drawings on a document that was made with {@link taggedPdf}. */
export function structureOf(doc: PDFKit.PDFDocument): Structure {
  const root = doc.struct("Document");
  doc.addStructure(root);
  const parents = [root];
  const parent = () => parents.at(-1) ?? root;
  return {
    write(tag, draw, options = {}) {
      const content = doc.markStructureContent(tag);
      const drawn = draw();
      doc.endMarkedContent();
      parent().add(doc.struct(tag, options, [content]));
      return drawn;
    },
    group(tag, draw) {
      const element = doc.struct(tag);
      parent().add(element);
      parents.push(element);
      const drawn = draw();
      parents.pop();
      return drawn;
    },
    decorate(draw) {
      doc.markContent("Artifact", { type: "Layout" });
      const drawn = draw();
      doc.endMarkedContent();
      return drawn;
    },
  };
}
