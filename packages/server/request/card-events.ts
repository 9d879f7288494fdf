/** What the provider of card payments tells by itself. */
export interface CardEvents {
  /** "stranger": it was not signed by the provider. Throws where it cannot be acted on yet, and is to be told again. */
  accept(body: Buffer, signature: string): Promise<"accepted" | "stranger">;
}
