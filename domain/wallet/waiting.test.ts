import { expect, test } from 'vitest'
import type { Device } from '../device.ts'
import { openLinkHere, promptPlace } from './waiting.ts'
import type { WalletTransport } from './wallet.ts'

const desktop: Device = { os: 'desktop', browser: 'chrome' }
const phone: Device = { os: 'ios', browser: 'safari' }
const wallet = (kind: 'here' | 'pairing') => ({ transport: (): WalletTransport => ({ kind }), openLink: 'test://' })

test.each([
  ['here', desktop, 'browser'],
  ['here', phone, 'around'],
  ['pairing', phone, 'app'],
  ['pairing', desktop, 'elsewhere']
] as const)('a wallet that is reached by %s on %o asks in the place %s', (kind, device, place) => {
  expect(promptPlace(wallet(kind), device)).toBe(place)
})

test('a wallet that shows the page prompts around it', () => {
  expect(promptPlace({ ...wallet('here'), isHost: () => true }, desktop)).toBe('host')
})

test('only an app on the visitor’s own phone can be opened with a link, and only if it has one', () => {
  expect(openLinkHere(wallet('pairing'), phone)).toBe('test://')
  expect(openLinkHere({ transport: wallet('pairing').transport }, phone)).toBeUndefined()
  expect(openLinkHere(wallet('here'), phone)).toBeUndefined()
  expect(openLinkHere(wallet('pairing'), desktop)).toBeUndefined()
})
