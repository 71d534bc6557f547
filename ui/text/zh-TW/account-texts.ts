import { activity } from './activity.ts'
import { contractBatches } from './contract-batches.ts'
import { contractWrites } from './contract-writes.ts'
import { contracts } from './contracts.ts'
import { dashboard } from './dashboard.ts'
import { feeSpeeds } from './fee-speeds.ts'
import { networkFees } from './network-fees.ts'
import { send } from './send.ts'
import { sendReview } from './send-review.ts'
import { simulations } from './simulations.ts'
import { transactions } from './transactions.ts'

/** What an account and its pages add. */
export const texts = {
  activity,
  contractBatches,
  contractWrites,
  contracts,
  dashboard,
  feeSpeeds,
  networkFees,
  sendReview,
  send,
  simulations,
  transactions
}
