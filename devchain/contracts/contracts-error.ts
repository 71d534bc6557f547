/** A mistake in a team's contracts or their configuration; the message is one sentence, or what the compiler says. */
export class ContractsError extends Error {
  override readonly name = 'ContractsError'
}
