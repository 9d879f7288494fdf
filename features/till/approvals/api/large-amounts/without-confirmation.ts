/**
 * Leaves out the confirmation and the time of the visit, which are not part of a request's hash: the till adds them when
 * it retries.
 */
export function withoutConfirmation<
  Body extends { amountConfirmed?: unknown; secondPerson?: unknown; queued?: unknown },
>(body: Body) {
  const { amountConfirmed: _, secondPerson: __, queued: ___, ...request } = body;
  return request;
}
