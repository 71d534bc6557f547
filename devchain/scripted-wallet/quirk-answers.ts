import {
  concat,
  type Hex,
  numberToHex,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature
} from 'viem'
import type { Quirks } from './quirks.ts'
import { nested, rejected, type Thrown, unsupported } from './wallet-error.ts'

/** What the wallet throws where its user refuses. */
export function refusalIn(form: Quirks['refusal']): Thrown {
  switch (form) {
    case 'code':
      return rejected
    case 'text':
      return 'Request rejected'
    case 'words':
      return { code: -32000, message: 'Transaction was cancelled by user' }
    case 'reset':
      return { message: 'Connection request reset. Please try again.' }
    default:
      return nested(rejected, form)
  }
}

/** What a switch to a network throws that the wallet does not know. */
export function unknownChainIn(form: Quirks['unknownChain'], chainId: number): Thrown {
  const id = numberToHex(chainId)
  if (form === 'words') return { message: `Unsupported chain: ${id}` }
  if (form === 'words-in-data')
    return { code: -32603, message: 'Internal error', data: { message: 'Unrecognized chain ID' } }
  const advice = 'Try adding the chain using wallet_addEthereumChain first.'
  return { code: form, message: `Unrecognized chain ID "${id}". ${advice}` }
}

/** What a method throws that the wallet lacks, unless it is silent. */
export function missingMethodIn(form: Exclude<Quirks['missingMethod'], 'silence'>, method: string): Thrown {
  if (form === 'words') return { message: `Method not supported: ${method}` }
  return { ...unsupported, code: form }
}

/** The payload of accountsChanged. */
export function accountsIn(form: Quirks['accountsChanged'], accounts: readonly string[]): unknown {
  if (form === 'text') return accounts[0] ?? ''
  return form === 'object' ? { accounts } : accounts
}

/** Only a usual one and a compact one are valid for the account of a key. */
export function signatureIn(form: Quirks['signatures'], signature: Hex): Hex {
  if (form === 'empty') return '0x'
  if (form === 'long') return concat([signature, signature])
  const isOfKey = signature.length === 132
  if (form === 'usual' || !isOfKey) return signature
  return serializeCompactSignature(signatureToCompactSignature(parseSignature(signature)))
}
