import { ChainReadError, toChainReadError } from '#domain/chain/chain-read-error.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { maximumFee } from '#domain/transaction/fee.ts'
import { sentTransfer, tokenTransfer } from '#domain/transaction/token-transfer.ts'
import type { TransferChecks, TransferReview } from '#domain/transaction/transfer-review.ts'
import { callsToSimulate, type TransferSimulation, toSimulation } from '#domain/transaction/transfer-simulation.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'

interface Ports {
  readonly reader: ChainReader
  readonly contracts: ContractGateway
}

/** The payment does not wait for a node that simulates slowly. */
const SIMULATED_WITHIN_MS = 3_000

type Outcome = Pick<TransferChecks, 'fee' | 'failure'>
type InTime = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>

/** What the chain says of a transfer, as far as nodes answer in time. Never rejects. */
export async function readTransferChecks(
  ports: Ports,
  review: TransferReview,
  withinMs: number
): Promise<TransferChecks> {
  const { chain, transfer } = review
  const inTime: InTime = (ask) =>
    withTimeout(withinMs, ask, () => new ChainReadError('timeout', chain.id, 'No answer in time.'))
  const [isContract, simulation, outcome] = await Promise.all([
    inTime(() => ports.reader.isContract(chain.id, transfer.to)).catch(() => undefined),
    readSimulation(ports, review, Math.min(withinMs, SIMULATED_WITHIN_MS)).catch(() => undefined),
    transfer.token ? readTokenTransfer(ports, review, inTime) : readNativeTransfer(ports, review, inTime)
  ])
  return { checkedAt: Date.now(), isContract, ...(simulation && { simulation }), ...outcome }
}

async function readSimulation(
  { reader }: Ports,
  { account, chain, transfer }: TransferReview,
  withinMs: number
): Promise<TransferSimulation | undefined> {
  const simulate = () => reader.simulateCalls(chain.id, account, callsToSimulate(account, transfer))
  const outcomes = await withTimeout(withinMs, simulate, () => new Error('No simulation in time.'))
  return outcomes && toSimulation(outcomes)
}

async function readNativeTransfer(
  { reader }: Ports,
  { account, chain, transfer: { to, value } }: TransferReview,
  inTime: InTime
): Promise<Outcome> {
  try {
    return { fee: await inTime(() => reader.estimateTransferFee(chain.id, { from: account, to, value })) }
  } catch (cause) {
    return { fee: undefined, failure: toChainReadError(chain.id, cause) }
  }
}

async function readTokenTransfer(
  { reader, contracts }: Ports,
  { account, chain, transfer }: TransferReview,
  inTime: InTime
): Promise<Outcome> {
  const { token } = transfer
  if (!token) return { fee: undefined }
  const call = tokenTransfer(transfer, token)
  const { data } = sentTransfer(transfer).call ?? { data: '0x' }
  const [result, gas, rates] = await Promise.allSettled([
    inTime(() => contracts.simulate(chain.id, call, { from: account })),
    inTime(() => contracts.estimate(chain.id, call, { from: account })),
    inTime(() => reader.getFeeRates(chain.id, data))
  ])
  const isPriced = gas.status === 'fulfilled' && rates.status === 'fulfilled'
  const fee = isPriced ? maximumFee(gas.value, rates.value) : undefined
  const failure = failureOf(result, chain.id)
  return { fee, ...(failure && { failure }) }
}

/** Tokens that return nothing have done what they were asked. */
function failureOf(result: PromiseSettledResult<unknown>, chainId: number): TransferChecks['failure'] {
  if (result.status === 'fulfilled')
    return result.value === false ? new ContractError('reverted', 'The token returned false.') : undefined
  const { reason } = result
  if (!(reason instanceof ContractError)) return toChainReadError(chainId, reason)
  return reason.failure === 'undecodable' ? undefined : reason
}
