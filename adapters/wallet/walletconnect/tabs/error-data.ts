import {
  RelayError,
  type RelayFailure,
  RequestPendingError,
  SwitchChainError,
  UnauthorizedError,
  UnsupportedMethodError,
  UserRejectedError,
  WalletAnswerError,
  WalletError,
  WalletTimeoutError,
  type WalletTrouble,
  type WhetherSent,
  walletTroubles
} from '#domain/wallet/errors.ts'
import { toWalletConnectError } from '../walletconnect-errors.ts'

/** An error as it goes from tab to tab, where classes are lost. */
export interface ErrorData {
  readonly name: string
  readonly message: string
  readonly code?: number
  readonly failure?: RelayFailure
  readonly isSent?: WhetherSent
  readonly trouble?: WalletTrouble
  readonly cause?: { readonly message?: string; readonly code?: number }
}

const FAILURES: readonly unknown[] = ['offline', 'unreachable', 'refused', 'no-project'] satisfies RelayFailure[]
const TROUBLES: readonly unknown[] = walletTroubles
const SENT: readonly unknown[] = ['no', 'likely', 'unknown'] satisfies WhetherSent[]

export function toErrorData(cause: unknown): ErrorData {
  const error = toWalletConnectError(cause)
  const { name, message } = error
  const { code, failure, isSent, trouble } = error as Pick<ErrorData, 'code' | 'failure' | 'isSent' | 'trouble'>
  const inner = detailsOf(error.cause)
  return {
    name,
    message,
    ...(code !== undefined && { code }),
    ...(failure !== undefined && { failure }),
    ...(isSent !== undefined && { isSent }),
    ...(trouble !== undefined && { trouble }),
    ...(Object.keys(inner).length > 0 && { cause: inner })
  }
}

/** Of the same class as it was in the other tab. */
export function fromErrorData(data: unknown): Error {
  const { name, failure, isSent, trouble, cause } = Object(data) as Readonly<Record<string, unknown>>
  const { message = '', code } = detailsOf(data)
  const options = { cause: Object.assign(new Error(detailsOf(cause).message), detailsOf(cause)) }
  switch (name) {
    case 'UserRejectedError':
      return new UserRejectedError(options)
    case 'RequestPendingError':
      return new RequestPendingError(options)
    case 'SwitchChainError':
      return new SwitchChainError(message, options)
    case 'UnauthorizedError':
      return new UnauthorizedError(message, options)
    case 'UnsupportedMethodError':
      return new UnsupportedMethodError(message, options)
    case 'WalletAnswerError':
      return new WalletAnswerError(message, options)
    case 'WalletTimeoutError':
      return new WalletTimeoutError(message, options)
    case 'RelayError':
      return new RelayError(isFailure(failure) ? failure : 'unreachable', message, options)
    case 'WalletError':
      return new WalletError(message, code, {
        ...options,
        ...(isWhetherSent(isSent) && { isSent }),
        ...(isTrouble(trouble) && { trouble })
      })
    default:
      return toWalletConnectError({ message, ...(code !== undefined && { code }) })
  }
}

function detailsOf(error: unknown): NonNullable<ErrorData['cause']> {
  const { message, code } = Object(error) as Readonly<Record<string, unknown>>
  return { ...(typeof message === 'string' && { message }), ...(typeof code === 'number' && { code }) }
}

function isFailure(value: unknown): value is RelayFailure {
  return FAILURES.includes(value)
}

function isTrouble(value: unknown): value is WalletTrouble {
  return TROUBLES.includes(value)
}

function isWhetherSent(value: unknown): value is WhetherSent {
  return SENT.includes(value)
}
