import { expect, test } from 'vitest'
import { createSecret, SecretMint } from './secrets.ts'

test('a mint recognises its own unmodified secrets and no others', () => {
  const mint = new SecretMint()
  const secret = mint.create()
  const changed = (secret.startsWith('A') ? 'B' : 'A') + secret.slice(1)
  expect(mint.hasMade(secret)).toBe(true)
  for (const other of [createSecret(), new SecretMint().create(), changed, `${secret}A`, secret.slice(0, -1), ''])
    expect(mint.hasMade(other)).toBe(false)
})

test('a mint never creates the same secret twice', () => {
  const mint = new SecretMint()
  expect(mint.create()).not.toBe(mint.create())
})
