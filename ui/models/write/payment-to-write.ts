import { behindError, ChainReadError, toChainReadError } from '#domain/chain/chain-read-error.ts'
import type { AnswerListener, NodeAnswer } from '#domain/chain/endpoint-lag.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { standardErrors } from '#domain/contract/standard-errors.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import type { DescribedRequest } from '#domain/transaction/attempt.ts'
import { limitWithMargin, maximumFee } from '#domain/transaction/fee.ts'
import type { FeeSpeed } from '#domain/transaction/fee-speeds.ts'
import { describePayment } from '#domain/transaction/payment.ts'
import { paymentTransaction, tokenTransfer } from '#domain/transaction/token-transfer.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { isCertainFailure } from '#domain/write/call-failure.ts'
import { promisedToRecipient } from '#domain/write/payment-effect.ts'
import {
  type CompleteReview,
  callsToSimulate,
  fittedToFee,
  type PaymentFindings,
  type PaymentReview,
  type PaymentReviews,
  simulationEvent,
  suggestedFees,
  takesFees,
  toSimulation
} from '#domain/write/payment-review.ts'
import { paymentReviewRules } from '#domain/write/payment-review-rules.ts'
import type { SimulationEvent } from '#domain/write/write.ts'
import type { BalancesModel } from '#ui/models/chain/balances-model.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { CallToWrite } from './call-to-write.ts'

interface PaymentDependencies {
  readonly reader: ChainReader
  readonly contracts: ContractGateway
  readonly connection: Pick<ConnectionModel, 'connector'>
}

/** A visitor who has pressed Review waits no longer for nodes. */
const ANSWERED_WITHIN_MS = 4_000
/** The wallet should open soon after the click. */
const ANSWERED_AGAIN_WITHIN_MS = 1_000
/** The payment does not wait for a node that simulates slowly. */
const SIMULATED_WITHIN_MS = 3_000

type Outcome = Pick<PaymentFindings, 'fee' | 'failure'>
type Costs = Pick<PaymentFindings, 'fee' | 'failure' | 'speeds' | 'gas' | 'usualFee'>
type Transaction = Parameters<ChainReader['getFeeSpeeds']>[1]
type InTime = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>

/** How the chain is asked: for how long, and who is told which endpoint answered. */
interface Reads {
  readonly inTime: InTime
  readonly onAnswer: AnswerListener
}

/** A payment of native currency, or a call of a token's contract that makes one, as a write sends it. */
export class PaymentToWrite implements CallToWrite<PaymentReviews> {
  readonly reviewRules = paymentReviewRules
  readonly #entered: PaymentReview
  readonly #dependencies: PaymentDependencies
  readonly #balances: Pick<BalancesModel, 'lastKnown'>

  /** @param entered what the chain is asked about; what it said of it before does not count. */
  constructor(entered: PaymentReview, dependencies: PaymentDependencies, balances: Pick<BalancesModel, 'lastKnown'>) {
    const { findings: _, ...bare } = entered
    this.#entered = bare
    this.#dependencies = dependencies
    this.#balances = balances
  }

  /** What is reviewed before the chain has answered. */
  get entered(): PaymentReview {
    return this.#entered
  }

  get chainId(): number {
    return this.#entered.chain.id
  }

  /**
   * What the chain says of it, as far as nodes answer in time. What a node says that is behind is not of now: it tells
   * neither that the payment would succeed nor that it would fail.
   * @param _account the one of the review: the form closes the payment when another one is connected
   */
  simulate(_account: unknown, approved?: CompleteReview): Promise<SimulationEvent<PaymentReviews>> {
    return approved ? this.#ask(approved, ANSWERED_AGAIN_WITHIN_MS) : this.#ask(this.#entered, ANSWERED_WITHIN_MS)
  }

  check(review: CompleteReview): Promise<SimulationEvent<PaymentReviews>> {
    return this.#ask(review, ANSWERED_WITHIN_MS)
  }

  /** For an amount that has changed with its fee. */
  async simulateAmount(review: CompleteReview): Promise<CompleteReview> {
    const answers: NodeAnswer[] = []
    const onAnswer: AnswerListener = (answer) => answers.push(answer)
    const simulation = await readSimulation(this.#dependencies, review, { withinMs: ANSWERED_WITHIN_MS, onAnswer })
    const { simulation: _, ...findings } = review.findings
    return { ...review, findings: ofNow({ ...findings, ...simulation }, review.chain.id, answers) }
  }

  /** With what the fee leaves of the balance as its amount, if it is to be everything. */
  fitted(review: CompleteReview): CompleteReview {
    return fittedToFee(review, this.#balances.lastKnown(this.chainId)?.value)
  }

  requestOf(review: CompleteReview): DescribedRequest {
    const { account: from, chain, payment } = review
    const { to, value, call } = paymentTransaction(payment)
    const description = describePayment(payment, chain)
    const promised = promisedToRecipient(review)
    const called = call && {
      ...call,
      description,
      recipient: payment.to,
      errors: standardErrors,
      ...(promised !== undefined && { promised })
    }
    const fees = suggestedFees(review)
    const { gas } = review.findings
    return {
      to,
      value,
      from,
      chainId: chain.id,
      ...called,
      ...(fees && { fees }),
      ...(review.isMax && gas !== undefined && { gas })
    }
  }

  async #ask(review: PaymentReview, withinMs: number): Promise<SimulationEvent<PaymentReviews>> {
    const { chain, payment } = review
    const { reader } = this.#dependencies
    const inTime: InTime = (ask) =>
      withTimeout(withinMs, ask, () => new ChainReadError('timeout', chain.id, 'No answer in time.'))
    const answers: NodeAnswer[] = []
    const onAnswer: AnswerListener = (answer) => answers.push(answer)
    const costs = readCosts(this.#dependencies, review, { inTime, onAnswer })
    // An amount that the fee decides is simulated once the fee is known.
    const toSimulate = review.isMax ? costs.then((known) => this.#withCosts(review, known)) : Promise.resolve(review)
    const [isContract, head, simulation, known] = await Promise.all([
      inTime(() => reader.isContract(chain.id, payment.to, onAnswer)).catch(() => undefined),
      inTime(() => reader.getBlockNumber(chain.id, onAnswer)).catch(() => undefined),
      toSimulate.then((each) => readSimulation(this.#dependencies, each, { withinMs, onAnswer })),
      costs
    ])
    const failure = [known.failure, simulation.failure].find(isCertainFailure) ?? known.failure
    const found = { foundAt: Date.now(), isContract, ...simulation, ...known, ...(failure && { failure }) }
    const findings = ofNow(found, chain.id, answers)
    return simulationEvent(this.fitted({ ...review, findings, head }))
  }

  #withCosts(review: PaymentReview, costs: Costs): PaymentReview {
    const findings = { foundAt: Date.now(), isContract: undefined, ...costs }
    return this.fitted({ ...review, findings, head: undefined })
  }
}

/** What Max leaves for the fee of a native payment, at the chosen speed if there is a choice; undefined if no node tells. */
export async function readFeeToLeave(
  { reader, connection }: Pick<PaymentDependencies, 'reader' | 'connection'>,
  chainId: number,
  payment: Parameters<ChainReader['estimateTransferFee']>[1],
  speed: FeeSpeed = 'normal'
): Promise<bigint | undefined> {
  const estimated = await reader.estimateTransferGas(chainId, payment).catch(() => undefined)
  if (estimated === undefined) return undefined
  const limited = { ...payment, gas: limitWithMargin(estimated) }
  const [fee, speeds] = await Promise.all([
    reader.estimateTransferFee(chainId, limited).catch(() => undefined),
    takesFees(connection.connector) ? reader.getFeeSpeeds(chainId, limited).catch(() => undefined) : undefined
  ])
  return fee === undefined ? undefined : (speeds?.[speed].fee ?? fee)
}

/** Of a node that is behind, the fee is left: it says what the payment costs at most, not whether it succeeds. */
function ofNow(findings: PaymentFindings, chainId: number, answers: readonly NodeAnswer[]): PaymentFindings {
  const failure = behindError(chainId, answers)
  const { simulation: _, speeds: _speeds, ...left } = findings
  return failure ? { ...left, failure } : findings
}

/** What a node says that the payment would do, or that it would not be carried out; neither if none says so in time. Never rejects. */
async function readSimulation(
  { reader }: Pick<PaymentDependencies, 'reader'>,
  { account, chain, payment, findings }: PaymentReview,
  { withinMs, onAnswer }: { readonly withinMs: number; readonly onAnswer: AnswerListener }
): Promise<Pick<PaymentFindings, 'simulation' | 'isSimulationMissing' | 'failure'>> {
  const simulate = () => reader.simulateCalls(chain.id, account, callsToSimulate(account, payment), onAnswer)
  try {
    const inTime = Math.min(withinMs, SIMULATED_WITHIN_MS)
    const outcomes = await withTimeout(inTime, simulate, () => new Error('No simulation in time.'))
    const simulation = outcomes && toSimulation(outcomes)
    return simulation ? { simulation } : {}
  } catch (cause) {
    if (cause instanceof ChainReadError && isCertainFailure(cause)) return { failure: cause }
    return findings?.simulation ? { isSimulationMissing: true } : {}
  }
}

async function readCosts(dependencies: PaymentDependencies, review: PaymentReview, reads: Reads): Promise<Costs> {
  const { reader } = dependencies
  const { inTime } = reads
  const { account, chain, payment } = review
  const { to, value, call } = paymentTransaction(payment)
  try {
    const limit = review.isMax && (await inTime(() => readLimit(dependencies, review)))
    const transaction = { from: account, to, value, ...call, ...(limit && { gas: limit }) }
    const [speeds, usualFee, outcome] = await Promise.all([
      inTime(() => readFeeSpeeds(dependencies, chain.id, transaction)).catch(() => undefined),
      inTime(() => reader.getUsualFee(chain.id, transaction)).catch(() => undefined),
      payment.token
        ? readTokenTransfer(dependencies, review, reads)
        : readNativeTransfer(dependencies, chain.id, transaction, reads)
    ])
    return {
      ...outcome,
      ...(limit && { gas: limit }),
      ...(usualFee !== undefined && { usualFee }),
      ...(speeds && { speeds })
    }
  } catch (cause) {
    return { fee: undefined, failure: toChainReadError(chain.id, cause) }
  }
}

/** What a payment of everything asks for as its limit, in units of gas. */
async function readLimit({ reader }: PaymentDependencies, { account, chain, payment: { to, value } }: PaymentReview) {
  return limitWithMargin(await reader.estimateTransferGas(chain.id, { from: account, to, value }))
}

async function readFeeSpeeds({ reader, connection }: PaymentDependencies, chainId: number, transaction: Transaction) {
  return takesFees(connection.connector) ? reader.getFeeSpeeds(chainId, transaction) : undefined
}

async function readNativeTransfer(
  { reader }: PaymentDependencies,
  chainId: number,
  transaction: Transaction,
  { inTime, onAnswer }: Reads
): Promise<Outcome> {
  try {
    return { fee: await inTime(() => reader.estimateTransferFee(chainId, transaction, onAnswer)) }
  } catch (cause) {
    return { fee: undefined, failure: toChainReadError(chainId, cause) }
  }
}

async function readTokenTransfer(
  { reader, contracts }: PaymentDependencies,
  { account, chain, payment }: PaymentReview,
  { inTime, onAnswer }: Reads
): Promise<Outcome> {
  const { token } = payment
  if (!token) return { fee: undefined }
  const call = tokenTransfer(payment, token)
  const { to, value, call: { data } = { data: '0x' } } = paymentTransaction(payment)
  const [result, gas, rates] = await Promise.allSettled([
    inTime(() => contracts.tryCall(chain.id, call, { from: account }, onAnswer)),
    inTime(() => contracts.estimate(chain.id, call, { from: account }, onAnswer)),
    inTime(() => reader.getFeeRates(chain.id, data, { from: account, to, value }))
  ])
  const isPriced = gas.status === 'fulfilled' && rates.status === 'fulfilled'
  const fee = isPriced ? maximumFee(gas.value, rates.value) : undefined
  const failure = failureOf(result, chain.id) ?? refusalOf(gas, chain.id)
  return { fee, ...(failure && { failure }) }
}

/** Why the network would not carry it out, as an estimate of its gas tells: its sender may hold the tokens, but cannot pay the fee. */
function refusalOf(gas: PromiseSettledResult<unknown>, chainId: number): ChainReadError | undefined {
  if (gas.status === 'fulfilled' || gas.reason instanceof ContractError) return undefined
  const failure = toChainReadError(chainId, gas.reason)
  return isCertainFailure(failure) ? failure : undefined
}

/** Tokens that return nothing have done what they were asked. */
function failureOf(result: PromiseSettledResult<unknown>, chainId: number): PaymentFindings['failure'] {
  if (result.status === 'fulfilled')
    return result.value === false ? new ContractError('reverted', 'The token returned false.') : undefined
  const { reason } = result
  if (!(reason instanceof ContractError)) return toChainReadError(chainId, reason)
  return reason.failure === 'undecodable' ? undefined : reason
}
