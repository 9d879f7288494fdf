/** A start that cannot go on. The message is one plain sentence for whoever typed the command: what is wrong, what to do. */
export class StartError extends Error {
  override readonly name = "StartError";
}
