/** A start that cannot continue. The message is one sentence for the operator, with the problem and its remedy. */
export class StartError extends Error {
  override readonly name = "StartError";
}
