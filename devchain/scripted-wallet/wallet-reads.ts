import { concatHex, type Hex, hashMessage, pad, toHex } from 'viem'
import type { AskNode } from './accounts/smart-account.ts'
import { isBytes } from './hex-values.ts'
import { invalid, WalletError } from './wallet-error.ts'

/** Recovers a signer's address from a digest and a signature: any chain has it. */
const ECRECOVER = pad('0x01', { size: 20 })

/** What a page reads through a wallet: from the wallet's own node, which decides what it answers, or from the wallet. */
export async function answerRead(method: string, params: readonly unknown[], askNode: AskNode): Promise<unknown> {
  return method === 'personal_ecRecover' ? signerOf(params, askNode) : askNode(method, params)
}

/** A message as pages hand it over: bytes in hexadecimal, or else a text. @throws WalletError -32602 for anything else. */
export function messageOf(given: unknown): string | { readonly raw: Hex } {
  if (typeof given !== 'string') throw new WalletError(invalid('Expected a message.'))
  return isBytes(given) ? { raw: given } : given
}

/** @throws WalletError -32602 when nobody has signed the message so. */
async function signerOf([message, signature]: readonly unknown[], askNode: AskNode): Promise<Hex> {
  const digest = hashMessage(messageOf(message))
  if (!isBytes(signature, 65)) throw new WalletError(invalid('Expected a signature of 65 bytes.'))
  const parity = Number(`0x${signature.slice(130)}`)
  const data = concatHex([digest, pad(toHex(parity < 27 ? parity + 27 : parity)), `0x${signature.slice(2, 130)}`])
  const signer = String(await askNode('eth_call', [{ to: ECRECOVER, data }, 'latest']))
  if (signer === '0x') throw new WalletError(invalid('The signature is not valid.'))
  return `0x${signer.slice(-40)}`
}
