import type { ErrorReasons } from '#domain/contract/contract-error.ts'
import type { BatchState } from '#domain/write/batch.ts'
import type { ContractWrite } from '#domain/write/call-review.ts'
import { contractBatchText } from '#ui/text/contract-batches.ts'
import { sendText } from '#ui/text/send.ts'
import { type ContractWriteNotice, type NotSentWords, noticeInWords, notSentWords } from './contract-write-notice.ts'
import type { OpenBeside } from './open-beside.ts'

interface NoticedBatch {
  readonly batchState: BatchState
  /** Of the call that is reviewed, or sent on its own. */
  readonly step: ContractWrite
  readonly count: number
  readonly network: string
  /** Whether the wallet that has all calls is not connected. */
  readonly isAway?: boolean
  /** What the wallet may still show, or have done, beside it. */
  readonly beside?: OpenBeside | undefined
  /** What to say of the step's own errors. */
  readonly reasons?: ErrorReasons | undefined
}

/** What a visitor is told of calls that belong together; undefined before the review starts. */
export function batchNotice(batch: NoticedBatch): ContractWriteNotice | undefined {
  const { batchState, step, count } = batch
  const texts = contractBatchText
  switch (batchState.status) {
    case 'unasked':
      return ofReview(batch, batchState.done.length)
    case 'impossible':
      return { text: `${texts.impossible} ${wordsOf(batch, 0).notSent}` }
    case 'asking':
      return { text: batchState.earlier === undefined ? texts.asking(count) : texts.earlier }
    case 'batched':
      return { text: batch.isAway ? texts.away(count) : texts.batched(count) }
    case 'stepping':
      return ofStep(batch, batchState.done.length)
    case 'confirmed':
      return ofEnd(batchState.done.length, count)
    case 'stopped':
      return ofStopped(batch, batchState.done.length)
    case 'partial':
      return { text: texts.partial[batchState.hashes.length > 0 ? 'listed' : 'unlisted'](count) }
    case 'unclear':
      return step.status === 'unclear' ? ofCall(batch, 0) : { text: texts.unclear }
  }
}

/** A wallet may report the end without any transaction. */
function ofEnd(listed: number, count: number): ContractWriteNotice {
  if (listed === 0) return { text: contractBatchText.unlisted(count) }
  return { text: count === 1 ? sendText.sent.confirmed : contractBatchText.confirmed(count) }
}

/** Later calls are not simulated before the first has gone through: a failure could be a false one. */
function ofReview(batch: NoticedBatch, done: number): ContractWriteNotice | undefined {
  const { step, count } = batch
  if (done > 0) return afterDone(batch, done)
  const isFresh = step.status === 'review' && !step.refusal && !step.isChanged && !step.isUnchecked
  if (isFresh && count > 1) {
    const { notYet, isOpen } = wordsOf(batch, done)
    return { text: isOpen ? notYet : `${contractBatchText.review(count)} ${notYet}` }
  }
  return ofCall(batch, done)
}

function ofCall(batch: NoticedBatch, done: number): ContractWriteNotice | undefined {
  const { batchState, step, network, reasons } = batch
  // Under review, a wallet is asked for nothing before it has said what it can do.
  const isPreparing = batchState.status === 'unasked' && step.status === 'asking' && !step.earlier
  return isPreparing
    ? { text: contractBatchText.preparing }
    : noticeInWords(step, network, wordsOf(batch, done), reasons)
}

/** Where others went through, only this one was not sent. */
function wordsOf({ beside }: NoticedBatch, done: number): NotSentWords {
  if (done === 0) return notSentWords(beside)
  const { notYet, no, notThisTime } = contractBatchText.stepNotSent
  return beside ? { ...notSentWords(beside), notSent: notThisTime } : { notYet, notSent: no }
}

function ofStep(batch: NoticedBatch, done: number): ContractWriteNotice | undefined {
  const { count } = batch
  const notice = ofCall(batch, done)
  if (!notice || count === 1) return notice
  return { ...notice, text: `${contractBatchText.step(done + 1, count)} ${notice.text}` }
}

/** Of a first step that may have gone through, it is not said that none did. */
function ofStopped(batch: NoticedBatch, done: number): ContractWriteNotice | undefined {
  switch (batch.step.status) {
    case 'idle':
      return { text: done > 0 ? contractBatchText.done(done, batch.count) : contractBatchText.failed }
    case 'removed':
      return ofStep(batch, done)
    case 'unclear':
      return done > 0 ? afterDone(batch, done) : ofStep(batch, done)
    default:
      return afterDone(batch, done)
  }
}

/** What went through is said first. */
function afterDone(batch: NoticedBatch, done: number): ContractWriteNotice {
  const { count } = batch
  const through = contractBatchText.done(done, count)
  const notice = ofCall(batch, done)
  return notice ? { ...notice, text: count > 1 ? `${through} ${notice.text}` : notice.text } : { text: through }
}
