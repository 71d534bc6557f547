import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayReload, parseResumption, RELOAD_AGAIN_AFTER_MS } from './resumption.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const draft = { account, chainId: 84531, recipient: '0x70', amount: '1.5' } as const

test('a stored resumption is read back', () => {
  const kept = { at: 1, dialog: 'connect', walletId: 'io.metamask', draft } as const
  expect(parseResumption(JSON.stringify(kept))).toEqual(kept)
  const ofToken = { at: 1, draft: { ...draft, token: account } }
  expect(parseResumption(JSON.stringify(ofToken))).toEqual(ofToken)
  expect(parseResumption('{"at":1}')).toEqual({ at: 1 })
})

test.each([undefined, '', 'null', '[]', '{', '{"dialog":"connect"}', '{"at":"1"}', '{"at":null}'])(
  'what nobody kept is nothing to go on with: %s',
  (text) => expect(parseResumption(text)).toBeUndefined()
)

test.each([
  { dialog: 'toString' },
  { walletId: 7 },
  { draft: 'all of it' },
  { draft: { ...draft, account: 'me' } },
  { draft: { ...draft, chainId: '84531' } },
  { draft: { ...draft, recipient: undefined } },
  { draft: { ...draft, token: 7 } },
  { draft: { ...draft, amount: 1.5 } }
])('what is not valid is left out, and the rest is gone on with: %j', (broken) => {
  const rest = { at: 1, dialog: 'chain', walletId: 'io.metamask', draft }
  const [name = ''] = Object.keys(broken)
  expect(parseResumption(JSON.stringify({ ...rest, ...broken }))).toEqual({ ...rest, [name]: undefined })
})

test('no stored text can break the page', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseResumption(text)))
})

test('reloads are at least a minute apart, whichever way the clock was changed', () => {
  expect(mayReload(undefined, 0)).toBe(true)
  expect(mayReload({ at: 5_000 }, 5_000)).toBe(false)
  expect(mayReload({ at: 5_000 }, 4_999 + RELOAD_AGAIN_AFTER_MS)).toBe(false)
  expect(mayReload({ at: 5_000 }, 5_000 + RELOAD_AGAIN_AFTER_MS)).toBe(true)
  expect(mayReload({ at: 5_000 + RELOAD_AGAIN_AFTER_MS }, 5_000)).toBe(true)
})
