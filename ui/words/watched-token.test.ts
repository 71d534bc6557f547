import { afterEach, expect, test } from 'vitest'
import { translate } from '#domain/text/live-text.ts'
import { shownTokenFailure } from './watched-token.ts'

afterEach(() => translate({}))

test('a token that was not added is named, with the reason', () => {
  const rejected = { problem: { kind: 'wallet', problem: 'rejected' }, isRejection: true } as const
  expect(shownTokenFailure('tUSD', rejected).reason).toBe(
    'tUSD was not added: You rejected the request in your wallet.'
  )
  const tooLong = { problem: { kind: 'symbol-too-long' }, isRejection: false } as const
  expect(shownTokenFailure('VERYLONGSYMBOL', tooLong).reason).toMatch(/^VERYLONGSYMBOL was not added: wallets take/)
  translate({ requests: { token: { notAdded: (symbol: string) => `${symbol} fehlt.`, longSymbol: '' } } })
  expect(shownTokenFailure('tUSD', rejected).reason).toBe('tUSD fehlt.')
})
