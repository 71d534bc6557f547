/** The leader was lost during a call that must not be repeated. */
export class LeaderLostError extends Error {
  override readonly name = 'LeaderLostError'
}
