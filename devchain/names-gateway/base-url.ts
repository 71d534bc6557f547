import { keccak256, pad, stringToBytes, toHex } from 'viem'
import { readManifest } from '#devchain/origins/origin.ts'
import { callNode } from '../json-rpc.ts'

/** The content host in recorded contracts, which can never exist (RFC 2606). */
export const RECORDED_BASE_URL = 'https://portside.example'

/** Solidity stores longer strings separately from their length. */
const SHORT_TEXT_BYTES = 31
const SLOT = pad('0x0', { size: 32 })

/**
 * Points the collectibles, editions and offchain names of a fork to a running names gateway. Writes storage directly, so
 * no block is added and no nonce changes.
 */
export async function pointContentAt(nodeUrl: string, chainId: number, baseUrl: string): Promise<void> {
  const { baseUrl: contract } = readManifest(chainId).contracts
  const write = (slot: string, value: string) => callNode(nodeUrl, 'anvil_setStorageAt', [contract, slot, value])
  const text = stringToBytes(baseUrl)
  if (text.length <= SHORT_TEXT_BYTES) {
    const word = new Uint8Array(32)
    word.set(text)
    word[31] = text.length * 2
    await write(SLOT, toHex(word))
    return
  }
  await write(SLOT, toHex(text.length * 2 + 1, { size: 32 }))
  const first = BigInt(keccak256(SLOT))
  for (let start = 0; start < text.length; start += 32) {
    const slot = toHex(first + BigInt(start / 32), { size: 32 })
    await write(slot, pad(toHex(text.subarray(start, start + 32)), { size: 32, dir: 'right' }))
  }
}
