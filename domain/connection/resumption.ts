import type { TransferDraft } from '#domain/transaction/transfer.ts'
import { type Address, isAddress } from '../address.ts'
import type { Dialog } from './dialogs.ts'

/** A page is loaded again unasked at most once in this time. */
export const RELOAD_AGAIN_AFTER_MS = 60_000

const dialogs: readonly unknown[] = ['connect', 'account', 'chain'] satisfies Dialog[]

/** What was typed into the send form, for whom and on which network. */
export interface ResumedDraft extends TransferDraft {
  readonly account: Address
  readonly chainId: number
}

/** Where a visitor was when the page was loaded again; the address of the page says the rest. */
export interface Resumption {
  readonly dialog?: Dialog | undefined
  /** The wallet that was picked in the connect dialog. */
  readonly walletId?: string | undefined
  readonly draft?: ResumedDraft | undefined
}

/** What is kept across the reload; `at` is when it happened, in ms since 1970. */
export interface KeptResumption extends Resumption {
  readonly at: number
}

/** Reads untrusted text. Undefined for anything that is not a kept resumption; of one, what is not valid is left out. */
export function parseResumption(text: string | undefined): KeptResumption | undefined {
  const { at, dialog, walletId, draft } = parseObject(text)
  if (!Number.isFinite(at)) return undefined
  return {
    at: Number(at),
    ...(dialogs.includes(dialog) && { dialog: dialog as Dialog }),
    ...(typeof walletId === 'string' && { walletId }),
    ...(isDraft(draft) && { draft })
  }
}

/** False soon after the last time, so that a page whose code is really gone is not loaded for ever. */
export function mayReload(last: KeptResumption | undefined, now: number): boolean {
  return last === undefined || Math.abs(now - last.at) >= RELOAD_AGAIN_AFTER_MS
}

function isDraft(value: unknown): value is ResumedDraft {
  const { account, chainId, recipient, amount } = Object(value) as Readonly<Record<string, unknown>>
  return (
    isAddress(account) && Number.isSafeInteger(chainId) && typeof recipient === 'string' && typeof amount === 'string'
  )
}

function parseObject(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '')) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}
