import { WalletError, type WalletErrorKind, type WhetherSent, walletProblems } from '#domain/wallet/wallet-error.ts'
import { toWalletConnectError } from '../walletconnect-errors.ts'

/** An error as it goes from tab to tab, where classes are lost. */
export interface ErrorData extends Partial<Pick<WalletError, 'kind' | 'problem' | 'sent'>> {
  readonly message: string
  readonly code?: number
  readonly cause?: { readonly message?: string; readonly code?: number }
}

const SENT: readonly unknown[] = ['no', 'likely', 'unknown'] satisfies WhetherSent[]

export function toErrorData(error: unknown): ErrorData {
  const { kind, problem, sent, message, code, cause } = toWalletConnectError(error)
  const inner = detailsOf(cause)
  return {
    kind,
    problem,
    sent,
    message,
    ...(code !== undefined && { code }),
    ...(Object.keys(inner).length > 0 && { cause: inner })
  }
}

/** The same as it was in the other tab; what no tab can know is what its kind says. */
export function fromErrorData(data: unknown): WalletError {
  const { kind, problem, sent, cause } = Object(data) as Readonly<Record<string, unknown>>
  const details = detailsOf(data)
  if (!isKind(kind)) return toWalletConnectError(details)
  const options = {
    ...details,
    ...(isProblem(problem, kind) && { problem }),
    ...(isWhetherSent(sent) && { sent }),
    cause: Object.assign(new Error(detailsOf(cause).message), detailsOf(cause))
  }
  return new WalletError(...([kind, options] as ConstructorParameters<typeof WalletError>))
}

function detailsOf(error: unknown): NonNullable<ErrorData['cause']> {
  const { message, code } = Object(error) as Readonly<Record<string, unknown>>
  return { ...(typeof message === 'string' && { message }), ...(typeof code === 'number' && { code }) }
}

function isKind(value: unknown): value is WalletErrorKind {
  return Object.keys(walletProblems).some((kind) => kind === value)
}

function isProblem(value: unknown, kind: WalletErrorKind): boolean {
  return walletProblems[kind].some((problem) => problem === value)
}

function isWhetherSent(value: unknown): value is WhetherSent {
  return SENT.includes(value)
}
