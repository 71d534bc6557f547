import { afterAll, beforeAll, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import type { Address } from '#domain/address.ts'
import { ExploredChain } from './explored-chain.ts'

const [, recipient] = testAccounts as readonly [Address, Address]

let chain: ExploredChain

beforeAll(async () => {
  chain = await ExploredChain.start(84531)
  await chain.sendMined({ to: recipient, value: 1n })
})

afterAll(() => chain?.stop())

test.each([
  ['/controls', 'mine', ['blocks']],
  ['/controls', 'mining', ['mode', 'seconds']],
  ['/controls', 'reorg', ['depth', 'fate']],
  ['/controls', 'base-fee', ['gwei']],
  ['/controls', 'weather', ['preset', 'methods']],
  ['/controls', 'script', ['steps']],
  ['/controls', 'recording', ['action']],
  ['/faucet', 'faucet', ['address', 'asset', 'amount']]
] as const)('%s has a form for /%s with all its fields', async (path, action, fields) => {
  expect(fieldsOf((await chain.page(path)).html, action)).toEqual(new Set(fields))
})

test('a pending transaction can be dropped on its page', async () => {
  await chain.press('mining', { mode: 'manual' })
  const hash = await chain.send({ to: recipient, value: 1n })
  expect(fieldsOf((await chain.page(`/tx/${hash}`)).html, 'drop')).toEqual(new Set(['hash']))
})

function fieldsOf(html: string, action: string): ReadonlySet<string | undefined> {
  const form = new RegExp(`<form[^>]* method="post" action="[^"]*/${action}".*?</form>`, 's').exec(html)?.[0] ?? ''
  expect(form).toContain('<button')
  return new Set([...form.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name))
}
