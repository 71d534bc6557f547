import { type Address, type Hex, keccak256, pad, stringToBytes, toHex } from 'viem'
import { callNode } from '../json-rpc.ts'

/** Solidity stores longer strings separately from their length. */
const SHORT_TEXT_BYTES = 31

/** Writes a `string` of a contract where Solidity keeps it, without a transaction. */
export async function writeStoredText(nodeUrl: string, contract: Address, slot: Hex, value: string): Promise<void> {
  const write = (slot: Hex, word: Hex) => callNode(nodeUrl, 'anvil_setStorageAt', [contract, slot, word])
  const text = stringToBytes(value)
  if (text.length <= SHORT_TEXT_BYTES) {
    const word = new Uint8Array(32)
    word.set(text)
    word[31] = text.length * 2
    await write(slot, toHex(word))
    return
  }
  await write(slot, toHex(text.length * 2 + 1, { size: 32 }))
  const first = BigInt(keccak256(slot))
  for (let start = 0; start < text.length; start += 32) {
    const next = toHex(first + BigInt(start / 32), { size: 32 })
    await write(next, pad(toHex(text.subarray(start, start + 32)), { size: 32, dir: 'right' }))
  }
}
