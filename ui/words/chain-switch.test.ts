import { afterEach, expect, test } from 'vitest'
import { translate } from '#domain/text/live-text.ts'
import { shownSwitchFailure } from './chain-switch.ts'

afterEach(() => translate({}))

test('a chain that the page does not have is named with the wallet, whose id may be hostile', () => {
  const problem = { kind: 'chain-not-configured', chainId: 5, connector: 'wal\u202Elet' } as const
  const shown = () => shownSwitchFailure({ problem, isRejection: false })
  expect(shown()).toEqual({ reason: 'Chain "5" not configured for connector "wallet".', isRejection: false })
  translate({ account: { chains: { notConfigured: (id: number) => `Chain ${id} ist nicht eingerichtet.` } } })
  expect(shown().reason).toBe('Chain 5 ist nicht eingerichtet.')
})

test('what the wallet refused is said as of any request', () => {
  const problem = { kind: 'wallet', problem: 'stayed' } as const
  expect(shownSwitchFailure({ problem, details: '-1: No', isRejection: false })).toEqual({
    reason: 'The wallet stayed on its network.',
    details: '-1: No',
    isRejection: false
  })
})
