import { account } from './account.ts'
import { connect } from './connect.ts'
import { getWallet } from './get-wallet.ts'
import { pairing } from './pairing.ts'
import { proposals } from './proposals.ts'
import { requests } from './requests.ts'
import { waiting } from './waiting.ts'
import { walletFailures } from './wallet-failures.ts'
import { ownSteps, steps } from './wallet-steps.ts'

/** What connecting a wallet adds. */
export const texts = {
  account,
  connect,
  getWallet,
  pairing,
  proposals,
  requests,
  waiting,
  walletFailures,
  walletSteps: { of: steps, own: ownSteps }
}
