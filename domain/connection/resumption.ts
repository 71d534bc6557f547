import type { PaymentFields } from '#domain/transaction/payment.ts'
import { hasPassed } from '#domain/wait/is-past.ts'
import { type Address, isAddress } from '../address.ts'
import type { Dialog } from './dialogs.ts'

/** A page reloads automatically at most once within this time. */
export const RELOAD_AGAIN_AFTER_MS = 60_000

const dialogs: readonly unknown[] = ['connect', 'account', 'chain'] satisfies Dialog[]

/** The contents of the send form, with the account and network that they are for. */
interface ResumedDraft extends PaymentFields {
  readonly account: Address
  readonly chainId: number
}

/** What the visitor had open when the page was reloaded; the page's URL contains the rest. */
export interface Resumption {
  readonly dialog?: Dialog | undefined
  /** The wallet that was picked in the connect dialog. */
  readonly walletId?: string | undefined
  readonly draft?: ResumedDraft | undefined
}

/** What is stored across a reload; `at` is the time of the reload, in ms since 1970. */
interface KeptResumption extends Resumption {
  readonly at: number
}

/** Parses untrusted text. Undefined if it is not a stored resumption; invalid fields are left out. */
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

/** False soon after the last reload, so that a page whose code is really missing does not reload forever. */
export function mayReload(last: KeptResumption | undefined, now: number): boolean {
  return last === undefined || hasPassed(RELOAD_AGAIN_AFTER_MS, last.at, now)
}

function isDraft(value: unknown): value is ResumedDraft {
  const { account, chainId, recipient, amount, token } = Object(value) as Readonly<Record<string, unknown>>
  return (
    isAddress(account) &&
    Number.isSafeInteger(chainId) &&
    typeof recipient === 'string' &&
    typeof amount === 'string' &&
    (token === undefined || typeof token === 'string')
  )
}

function parseObject(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '')) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}
