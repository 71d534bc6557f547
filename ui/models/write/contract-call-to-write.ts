import type { Address, Hex } from '#domain/address.ts'
import { behindError, toChainReadError } from '#domain/chain/chain-read-error.ts'
import type { AnswerListener, NodeAnswer } from '#domain/chain/endpoint-lag.ts'
import type { CallSender, ContractCall, WriteMutability } from '#domain/contract/contract-call.ts'
import { ContractError, type ErrorReasons } from '#domain/contract/contract-error.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import type { DescribedRequest } from '#domain/transaction/attempt.ts'
import type { Description } from '#domain/transaction/description.ts'
import { maximumFee } from '#domain/transaction/fee.ts'
import { type CallFailure, isCertainFailure } from '#domain/write/call-failure.ts'
import { type CallReviews, callReviewRules } from '#domain/write/call-review.ts'
import type { ReviewOf } from '#domain/write/review.ts'
import type { SimulationEvent } from '#domain/write/write.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import type { CallToWrite } from './call-to-write.ts'

/** A call to send, and what the visitor is told about it. */
export interface CallRequest<Result = unknown> {
  readonly call: ContractCall<Result>
  /** The contract's chain: a wallet on another one has to switch. */
  readonly chainId: number
  /** For Recent Transactions. */
  readonly description: Description
  /** The native currency to send along, in wei. */
  readonly value?: bigint
  /** What to say of the contract's own errors, by their names; of any other, that there was one. */
  readonly reasons?: ErrorReasons
}

/** The native currency to send along, in wei, with the call of a payable function. */
export type CallValue<Mutability extends WriteMutability> = 'payable' extends Mutability
  ? { readonly value?: bigint }
  : { readonly value?: never }

export interface CallDependencies {
  readonly reader: ChainReader
  readonly contracts: ContractGateway
  readonly transactions: TransactionsModel
}

/** A call of a contract, as a write sends it. */
export class ContractCallToWrite<Result = unknown> implements CallToWrite<CallReviews<Result>> {
  readonly request: CallRequest<Result>
  readonly reviewRules = callReviewRules
  readonly #dependencies: CallDependencies

  constructor(request: CallRequest<Result>, dependencies: CallDependencies) {
    this.request = request
    this.#dependencies = dependencies
  }

  get chainId(): number {
    return this.request.chainId
  }

  /**
   * A failure of the call is the answer even where the chain could not be read otherwise, unless a node that is behind says
   * so: that tells nothing of now. A call that cannot be encoded, as
   * while the code for it is missing, is refused whatever the reason: there is nothing to ask a wallet for.
   */
  async simulate(account: Address): Promise<SimulationEvent<CallReviews<Result>>> {
    const { reader, contracts } = this.#dependencies
    const { chainId, call } = this.request
    const sender = this.#senderFor(account)
    const refused = (failure: CallFailure) => ({ type: 'refused', account, failure }) as const
    const { name, stateMutability } = call.fragment
    if (stateMutability === 'view' || stateMutability === 'pure')
      return refused(
        new ContractError('misused', `${name} changes nothing (${stateMutability}): read it.`, {
          address: call.address
        })
      )
    const encoding = await contracts.encode(chainId, call).catch((cause) => failureOf(cause, chainId))
    if (typeof encoding !== 'string') return refused(encoding)
    const answers: NodeAnswer[] = []
    const onAnswer: AnswerListener = (answer) => answers.push(answer)
    const [head, result, gas, rates] = await Promise.allSettled([
      reader.getBlockNumber(chainId, onAnswer),
      contracts.tryCall(chainId, call, sender, onAnswer),
      contracts.estimate(chainId, call, sender, onAnswer),
      reader.getFeeRates(chainId, encoding, { from: account, to: call.address, value: this.request.value ?? 0n })
    ])
    const behind = behindError(chainId, answers)
    if (behind)
      return {
        type: 'unsimulated',
        review: { account, data: encoding, simulatedAt: Date.now(), failure: behind }
      }
    const answer = [result, gas, head]
      .flatMap((each) => (each.status === 'rejected' ? failureOf(each.reason, chainId) : []))
      .find(isCertainFailure)
    if (answer) return refused(answer)
    const asked = { account, data: encoding, simulatedAt: Date.now() }
    if (result.status === 'fulfilled' && head.status === 'fulfilled') {
      const estimated = gas.status === 'fulfilled' ? gas.value : undefined
      const isPriced = estimated !== undefined && rates.status === 'fulfilled'
      const fee = isPriced ? maximumFee(estimated, rates.value) : undefined
      return {
        type: 'simulated',
        review: { ...asked, head: head.value, result: result.value, gas: estimated, fee }
      }
    }
    const [unread] = [result, head].filter((each) => each.status === 'rejected')
    return { type: 'unsimulated', review: { ...asked, failure: toChainReadError(chainId, unread?.reason) } }
  }

  check({ account }: ReviewOf<CallReviews<Result>>): Promise<SimulationEvent<CallReviews<Result>>> {
    return this.simulate(account)
  }

  requestOf({ account, data }: ReviewOf<CallReviews<Result>>): DescribedRequest {
    const { chainId, call, value = 0n, description } = this.request
    return { from: account, to: call.address, value, data, chainId, description, errors: call.errors }
  }

  list(account: Address, hash: Hex): void {
    const { transactions } = this.#dependencies
    const { chainId, description, call } = this.request
    if (!transactions.stored(account, chainId, hash))
      transactions.add({ hash, description, to: call.address, errors: call.errors }, { account, chainId })
  }

  #senderFor(from: Address): CallSender {
    const { value } = this.request
    return { from, ...(value !== undefined && { value }) }
  }
}

function failureOf(cause: unknown, chainId: number): CallFailure {
  return cause instanceof ContractError ? cause : toChainReadError(chainId, cause)
}
