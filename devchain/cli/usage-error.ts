/** A mistake in the command line: exit code 2, as in other programs. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
