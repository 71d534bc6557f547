/** What a visitor can do about a write, or about several that belong together. An action that does not apply is ignored. */
export interface WriteActions {
  /** Has it simulated, again if it failed. */
  readonly simulate: () => void
  /** Approves what was reviewed. */
  readonly confirm: () => void
  /** Asks the wallet although the same may already have been sent. */
  readonly confirmAgain: () => void
  readonly switchNetwork: () => Promise<void>
  /** Stops waiting, or leaves the review. */
  readonly cancel: () => void
}
