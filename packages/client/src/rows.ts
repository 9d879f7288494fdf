interface Page {
  rows: unknown[];
  nextCursor: string | null;
}

type Options = { signal?: AbortSignal };
/** A call that answers with a page of rows, such as `stammis.listMembers`. */
type List = (input: never, options?: Options) => Promise<Page>;
type InputOf<L extends List> = NonNullable<Parameters<L>[0]>;
type RowOf<L extends List> = Awaited<ReturnType<L>>["rows"][number];

/**
 * Yields every row of a list, and fetches the next page when the loop arrives there:
 * `for await (const member of eachRow(stammis.listMembers, { query: { q: "berg" } }))`.
 */
export async function* eachRow<L extends List>(
  list: L,
  input: InputOf<L>,
  options: Options = {},
): AsyncGenerator<RowOf<L>, void, undefined> {
  const fetchPage = list as unknown as (input: object, options: Options) => Promise<Page>;
  const { query } = input as { query?: object };
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await fetchPage({ ...(input as object), query: { ...query, ...(cursor && { cursor }) } }, options);
    yield* page.rows as RowOf<L>[];
    cursor = page.nextCursor;
  }
}
