import { type ChainReadError, toChainReadError } from '#domain/chain/chain-read-error.ts'
import type { CallSender, ContractCall } from '#domain/contract/contract-call.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { isUnread } from '#domain/contract/contract-review.ts'
import type { SimulationEvent } from '#domain/contract/contract-write.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { maximumFee } from '#domain/transaction/fee.ts'

interface Ports {
  readonly reader: ChainReader
  readonly contracts: ContractGateway
}

interface SentCall<Result> {
  readonly chainId: number
  readonly call: ContractCall<Result>
  readonly sender: CallSender
}

/** What a call would do now. A failure of the call is the answer even where the chain could not be read otherwise. */
export async function simulateCall<Result>(
  { reader, contracts }: Ports,
  { chainId, call, sender }: SentCall<Result>
): Promise<SimulationEvent<Result>> {
  const { from: account } = sender
  const refused = (failure: ContractError | ChainReadError) => ({ type: 'refused', account, failure }) as const
  const encoding = await contracts.encode(chainId, call).catch((cause) => failureOf(cause, chainId))
  if (typeof encoding !== 'string') return refused(encoding)
  const [head, result, gas, rates] = await Promise.allSettled([
    reader.getBlockNumber(chainId),
    contracts.simulate(chainId, call, sender),
    contracts.estimate(chainId, call, sender),
    reader.getFeeRates(chainId, encoding)
  ])
  const answer = [result, gas, head]
    .flatMap((each) => (each.status === 'rejected' ? failureOf(each.reason, chainId) : []))
    .find((failure) => !isUnread(failure))
  if (answer) return refused(answer)
  if (result.status === 'fulfilled' && head.status === 'fulfilled') {
    const estimated = gas.status === 'fulfilled' ? gas.value : undefined
    const isPriced = estimated !== undefined && rates.status === 'fulfilled'
    const fee = isPriced ? maximumFee(estimated, rates.value) : undefined
    const simulation = { account, data: encoding, head: head.value, result: result.value, gas: estimated, fee }
    return { type: 'simulated', simulation }
  }
  const [unread] = [result, head].filter((each) => each.status === 'rejected')
  const failure = toChainReadError(chainId, unread?.reason)
  return { type: 'unread', review: { account, data: encoding, failure } }
}

function failureOf(cause: unknown, chainId: number): ContractError | ChainReadError {
  return cause instanceof ContractError ? cause : toChainReadError(chainId, cause)
}
