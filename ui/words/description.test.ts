import { afterEach, expect, test } from 'vitest'
import type { Description } from '#domain/transaction/description.ts'
import { translate } from '#ui/text/live-text.ts'
import { descriptionText } from './description.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD' } as const
const all: readonly Description[] = [
  { kind: 'transfer', to: bob, value: 15n * 10n ** 17n, currency: { symbol: 'ETH', decimals: 18 } },
  { kind: 'transfer', to: bob, value: 2_500_000n, currency: { ...token, decimals: 6 } },
  { kind: 'revocation', spender: bob, token },
  'Sign the petition'
]

afterEach(() => translate({}))

test("the page's own transactions are described in its language, and host code's in their own words", () => {
  expect(all.map(descriptionText)).toEqual([
    'Send 1.5 ETH to 0x70…79C8',
    'Send 2.5 tUSD to 0x70…79C8',
    'Revoke an allowance for tUSD',
    'Sign the petition'
  ])
  translate({
    numberMarks: { decimal: ',', group: '.' },
    account: {
      transactions: {
        sentTo: (amount: string, to: string) => `${amount} an ${to} senden`,
        revoked: (symbol: string) => `Eine Freigabe für ${symbol} widerrufen`
      }
    }
  })
  expect(all.map(descriptionText)).toEqual([
    '1,5 ETH an 0x70…79C8 senden',
    '2,5 tUSD an 0x70…79C8 senden',
    'Eine Freigabe für tUSD widerrufen',
    'Sign the petition'
  ])
})
