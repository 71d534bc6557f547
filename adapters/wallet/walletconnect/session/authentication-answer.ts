import { recoverSigner } from '#adapters/wallet/recover-signer.ts'
import type { AccountSignature } from '#adapters/wallet/walletconnect/client/proposal.ts'
import type { Address } from '#domain/address.ts'
import {
  formatAuthenticateMessage,
  formatGrantedMessage,
  readSessionRecap,
  SESSION_METHODS
} from '#domain/session/authenticate-message.ts'
import type { SignInRequest } from '#domain/session/sign-in-request.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { parseAccount } from './approved-session.ts'

/** What a wallet grants by its answer. */
export interface Authenticated {
  /** As `eip155:84531:0x…` (CAIP-10). */
  readonly accounts: readonly string[]
  readonly methods: readonly string[]
  /** By accounts with a key, if the wallet grants all that it was asked for. */
  readonly signed: readonly AccountSignature[]
}

interface SignatureParts {
  readonly t?: unknown
  readonly s?: unknown
}

/**
 * Reads the signatures (CACAO, CAIP-74) with which a wallet answers `asked`. It may grant less than it was asked for, and of
 * a contract's signature nobody here can tell. @throws WalletError unless each of them is for what was asked, and none is wrong.
 */
export function readAuthentication(cacaos: unknown, asked: SignInRequest): Authenticated {
  if (!Array.isArray(cacaos) || cacaos.length === 0) throw refused('Nothing is signed.')
  const read = cacaos.map((cacao) => readCacao(cacao, asked))
  return {
    accounts: [...new Set(read.flatMap(({ accounts }) => accounts))],
    methods: SESSION_METHODS.filter((method) => read.some(({ methods }) => methods.includes(method))),
    signed: read.flatMap(({ signed }) => signed)
  }
}

function readCacao(cacao: unknown, asked: SignInRequest): Authenticated {
  const { p: payload, s: signature } = Object(cacao)
  const { iss, resources } = Object(payload)
  const [, written = ''] = /^did:pkh:(.+)$/.exec(String(iss)) ?? []
  const signer = parseAccount(written)
  const granted = readGranted(resources, asked)
  if (!signer || !granted?.chainIds.includes(signer.chainId)) throw refused('It is not for what was asked.')
  const { address, chainId } = signer
  const message = { ...asked, address: written.slice(-address.length) as Address, chainId, chainIds: granted.chainIds }
  const text = formatGrantedMessage(message, granted.methods)
  const isByKey = isSignedByKey(text, Object(signature), address)
  const isAsAsked = text === formatAuthenticateMessage({ ...asked, address, chainId })
  return {
    accounts: granted.chainIds.map((chain) => `eip155:${chain}:${address}`),
    methods: granted.methods,
    signed: isByKey && isAsAsked ? [{ account: address, chainId, message: text, signature: Object(signature).s }] : []
  }
}

/** Undefined if it is more than was asked for, or anything else. */
function readGranted(resources: unknown, { chainIds }: SignInRequest): ReturnType<typeof readSessionRecap> {
  const [recap, ...more] = Array.isArray(resources) ? resources : []
  const granted = typeof recap === 'string' && more.length === 0 ? readSessionRecap(recap) : undefined
  if (!granted || granted.methods.length === 0) return undefined
  const isWithin = granted.methods.every((method) => SESSION_METHODS.includes(method))
  return isWithin && granted.chainIds.every((chainId) => chainIds.includes(chainId)) ? granted : undefined
}

/** False for a contract's signature. @throws WalletError for one that is wrong, or of no known kind. */
function isSignedByKey(text: string, { t: type, s: signature }: SignatureParts, address: Address): boolean {
  if (typeof signature !== 'string' || !/^0x(?:[0-9a-f]{2})+$/i.test(signature))
    throw refused('A signature is missing.')
  if (type === 'eip1271') return false
  if (type !== 'eip191' || recoverSigner(text, signature) !== address) throw refused('A signature is wrong.')
  return true
}

function refused(message: string): WalletError {
  return new WalletError('answer', { message })
}
