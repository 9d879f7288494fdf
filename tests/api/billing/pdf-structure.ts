import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

interface Node {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** Returns texts by the number of their marked content; an artifact has no number. */
async function textsOf(page: { getTextContent(options: object): Promise<{ items: object[] }> }) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: (string | null)[] = [];
  for (const item of items as { type?: string; id?: string; str?: string }[]) {
    if (item.type?.startsWith("beginMarkedContent")) open.push(item.id ?? null);
    else if (item.type === "endMarkedContent") open.pop();
    const id = open.at(-1);
    if (id && item.str !== undefined) texts.set(id, `${texts.get(id) ?? ""}${item.str} `);
  }
  return texts;
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** Returns what a screen reader gets: the file's metadata, and its parts in order as "role: text". */
export async function readAloud(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const parts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const texts = await textsOf(page);
    const visit = ({ role, alt, children = [] }: Node): void => {
      const text = children.map(({ type, id }) => (type === "content" ? texts.get(id ?? "") : "")).join("");
      const isLeaf = children.some(({ type }) => type === "content");
      if (isLeaf) parts.push(`${role}: ${plain(alt ?? text)}`);
      for (const child of children) if (child.role) visit(child);
    };
    const tree = (await page.getStructTree()) as Node | null;
    if (tree) visit(tree);
  }
  const { info } = (await pdf.getMetadata()) as {
    info: { Title?: string; Language?: string; PDFFormatVersion?: string };
  };
  const written = bytes.toString("latin1");
  return {
    parts,
    title: info.Title,
    language: info.Language,
    version: info.PDFFormatVersion,
    isTagged: written.includes("/Marked true") && written.includes("/StructTreeRoot"),
    showsTitle: written.includes("/DisplayDocTitle true"),
  };
}
