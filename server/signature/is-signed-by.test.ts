import { parseSignature, serializeCompactSignature, signatureToCompactSignature } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { size, verifyMessage } from 'viem/utils'
import { expect, test } from 'vitest'
import type { Hex } from '#domain/address.ts'
import { isSignedBy } from './is-signed-by.ts'

/** A well-known test key. */
const alice = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
/** So many that both values of v occur. */
const messages = Array.from({ length: 8 }, (_, index) => `message ${index}`)

/** Changes s and v of Alice's signature. */
async function changed(message: string, change: (s: bigint, v: number) => readonly [s: bigint, v: number]) {
  const signature = await alice.signMessage({ message })
  const [s, v] = change(BigInt(`0x${signature.slice(66, 130)}`), Number(`0x${signature.slice(130)}`))
  return `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${v.toString(16).padStart(2, '0')}` as Hex
}

const accepted = async (change: (s: bigint, v: number) => readonly [s: bigint, v: number]) => {
  const answers = messages.map(async (message) => isSignedBy(alice.address, message, await changed(message, change)))
  return new Set(await Promise.all(answers))
}

test('a key’s signature may end with v as 27 or 28, or as 0 or 1', async () => {
  expect(await accepted((s, v) => [s, v])).toEqual(new Set([true]))
  expect(await accepted((s, v) => [s, v - 27])).toEqual(new Set([true]))
})

test('no other v is accepted', async () => {
  for (const shift of [-25, 2, 8, 35, 100]) expect(await accepted((s, v) => [s, v + shift])).toEqual(new Set([false]))
})

test('the twin of a signature, with s in the upper half, is not accepted', async () => {
  expect(await accepted((s, v) => [ORDER - s, 55 - v])).toEqual(new Set([false]))
  expect(await accepted((s, v) => [ORDER - s, 28 - v])).toEqual(new Set([false]))
  expect(await accepted((s, v) => [s + ORDER, v])).toEqual(new Set([false]))
})

/** With v in the highest bit of s (EIP-2098). */
const compactOf = (signature: Hex) => serializeCompactSignature(signatureToCompactSignature(parseSignature(signature)))

test('the 64 bytes of EIP-2098 are the same signature, whatever its v', async () => {
  for (const message of messages) {
    const signature = compactOf(await alice.signMessage({ message }))
    expect([size(signature), await isSignedBy(alice.address, message, signature)]).toEqual([64, true])
    expect(await isSignedBy(alice.address, `${message} `, signature)).toBe(false)
  }
})

test('the twin of a compact signature is not accepted either', async () => {
  const [message = ''] = messages
  const { r, s, yParity = 0 } = parseSignature(await alice.signMessage({ message }))
  const twin = (ORDER - BigInt(s)).toString(16).padStart(64, '0')
  for (const parity of [yParity, 1 - yParity]) {
    const signature = `0x${r.slice(2)}${(BigInt(`0x${twin}`) | (BigInt(parity) << 255n)).toString(16)}` as Hex
    expect(await isSignedBy(alice.address, message, signature)).toBe(false)
  }
})

test('a signature of another length is not a key’s', async () => {
  const [message = ''] = messages
  const signature = await alice.signMessage({ message })
  const others = ['0x', '0x00', signature.slice(0, 128), `${signature}00`, signature.slice(0, 66)] as Hex[]
  for (const other of others) expect(await isSignedBy(alice.address, message, other)).toBe(false)
})

test('what is accepted is what viem accepts, for right and for damaged signatures', async () => {
  const verdicts = new Set<boolean>()
  for (const [index, message] of messages.entries()) {
    const right = await alice.signMessage({ message })
    const digit = 2 + ((index * 37) % 128)
    const damaged = `${right.slice(0, digit)}${right[digit] === '1' ? '2' : '1'}${right.slice(digit + 1)}` as Hex
    for (const signature of [
      right,
      damaged,
      `0x${'00'.repeat(64)}1b`,
      `0x${'ff'.repeat(32)}${'11'.repeat(32)}1c`
    ] as Hex[]) {
      const expected = await verifyMessage({ address: alice.address, message, signature }).catch(() => false)
      expect([signature, await isSignedBy(alice.address, message, signature)]).toEqual([signature, expected])
      verdicts.add(expected)
    }
  }
  expect(verdicts).toEqual(new Set([true, false]))
})
