import * as z from "zod";

export const termsParagraph = z.object({ id: z.number(), title: z.string(), content: z.string() });

export const terms = z.object({ title: z.string(), termsParagraphs: z.array(termsParagraph) });
