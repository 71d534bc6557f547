/** The wallet of the last visit is not in this browser any more. */
export class WalletAbsentError extends Error {
  override readonly name = 'WalletAbsentError'
}
