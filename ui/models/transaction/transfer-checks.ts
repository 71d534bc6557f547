import { ChainReadError, toChainReadError } from '#domain/chain/chain-read-error.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { maximumFee } from '#domain/transaction/fee.ts'
import type { FeeSpeed } from '#domain/transaction/fee-speeds.ts'
import { sentTransfer, tokenTransfer } from '#domain/transaction/token-transfer.ts'
import { type TransferChecks, type TransferReview, takesFees } from '#domain/transaction/transfer-review.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'

interface Ports {
  readonly reader: ChainReader
  readonly contracts: ContractGateway
  readonly connection: Pick<ConnectionModel, 'connector'>
}

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
  const [isContract, speeds, outcome] = await Promise.all([
    inTime(() => ports.reader.isContract(chain.id, transfer.to)).catch(() => undefined),
    inTime(() => readFeeSpeeds(ports, review)).catch(() => undefined),
    transfer.token ? readTokenTransfer(ports, review, inTime) : readNativeTransfer(ports, review, inTime)
  ])
  return { checkedAt: Date.now(), isContract, ...outcome, ...(speeds && { speeds }) }
}

/** What Max leaves for the fee of a native transfer, at the chosen speed if there is a choice; undefined if no node tells. */
export async function readFeeToLeave(
  { reader, connection }: Omit<Ports, 'contracts'>,
  chainId: number,
  transfer: Parameters<ChainReader['estimateTransferFee']>[1],
  speed: FeeSpeed = 'normal'
): Promise<bigint | undefined> {
  const [fee, speeds] = await Promise.all([
    reader.estimateTransferFee(chainId, transfer).catch(() => undefined),
    takesFees(connection.connector) ? reader.getFeeSpeeds(chainId, transfer).catch(() => undefined) : undefined
  ])
  return fee === undefined ? undefined : (speeds?.[speed].fee ?? fee)
}

async function readFeeSpeeds({ reader, connection }: Ports, { account, chain, transfer }: TransferReview) {
  if (!takesFees(connection.connector)) return undefined
  const { to, value, call } = sentTransfer(transfer)
  return reader.getFeeSpeeds(chain.id, { from: account, to, value, ...call })
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
