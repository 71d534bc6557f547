import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'
import { expect, test } from './test.ts'

const [from, to] = testAccounts

test.describe('what a test leaves under way', () => {
  // On the chains of one worker, in this order.
  test.describe.configure({ mode: 'serial' })
  let first: unknown

  for (const name of ['first', 'second', 'third']) {
    test(`is on no chain of the next test: the ${name}`, async ({ chains, wallet }) => {
      const head = await chains.call(BASE_GOERLI, 'eth_blockNumber')
      first ??= head
      expect(head).toBe(first)
      wallet.always('approve')
      const { request } = wallet.provider()
      await request({ method: 'eth_requestAccounts' })
      const isReceived = () => wallet.received.some(({ method }) => method === 'eth_sendTransaction')
      request({ method: 'eth_sendTransaction', params: [{ from, to, value: '0x1' }] }).catch(() => undefined)
      await expect.poll(isReceived).toBe(true)
    })
  }
})
