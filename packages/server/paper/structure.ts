/** The role of a part of a document for screen readers (PDF 1.7, 14.8). */
type Tag = "H1" | "H2" | "P" | "Figure" | "TH" | "TD";
type Group = "Table" | "TR";
interface Options {
  /** The alternative text of a figure. */
  alt?: string;
  /** The scope of a table heading. */
  scope?: "Column" | "Row";
}

/** Marks drawings for screen readers. */
export interface Structure {
  /** Draws content; screen readers read it in drawing order. */
  write<Drawn>(tag: Tag, draw: () => Drawn, options?: Options): Drawn;
  /** Groups content, such as a table's rows. */
  group<Drawn>(tag: Group, draw: () => Drawn): Drawn;
  /** Draws lines, shades and repeated page elements; screen readers skip them. */
  decorate<Drawn>(draw: () => Drawn): Drawn;
}

/** A structure without marks, for a drawing that is a single artifact. */
export const unmarked: Structure = {
  write: (_tag, draw) => draw(),
  group: (_tag, draw) => draw(),
  decorate: (draw) => draw(),
};

/** Options of an accessible PDF: tagged, with its title in the window. */
export const taggedPdf = { tagged: true, displayTitle: true, pdfVersion: "1.7" } as const;

/** Returns the structure of a document created with {@link taggedPdf}. */
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
