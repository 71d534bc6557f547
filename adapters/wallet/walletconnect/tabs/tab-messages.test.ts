import { expect, test } from 'vitest'
import { parseTabMessage } from './tab-messages.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const view = { accounts: [account], chainId: 84531, canSwitchChain: true }
const asked = { type: 'ask', owner: 'one', id: 'a', tab: 'other', takeBy: 1 }

test.each([
  { type: 'hello' },
  { type: 'owner', owner: 'one', since: 1, isOpening: true },
  { type: 'owner', owner: 'one', since: 1, isOpening: false, view },
  { type: 'owner', owner: 'one', since: 1, isOpening: false, view: { ...view, wallet: 'Rainbow' } },
  { type: 'owner', owner: 'one', since: 1, isOpening: false, view: { ...view, peerName: 'Test Phone' } },
  { type: 'left', owner: 'one' },
  { ...asked, ask: { kind: 'pair' } },
  { ...asked, ask: { kind: 'pair', wallet: 'Rainbow' } },
  { ...asked, ask: { kind: 'end' } },
  { ...asked, ask: { kind: 'end', wallet: 'Rainbow' } },
  { ...asked, ask: { kind: 'request', method: 'personal_sign', params: ['0x00', account], wallet: 'Rainbow' } },
  { type: 'cancel', owner: 'one', id: 'a' },
  { type: 'taken', id: 'a' },
  { type: 'late', id: 'a' },
  { type: 'pairing', id: 'a', pairing: { uri: 'wc:00@2', expiresAt: 1 } },
  { type: 'sent', id: 'a', sent: { requestId: 7, topic: 'ab' } },
  { type: 'value', id: 'a', value: '0x00' },
  { type: 'error', id: 'a', error: { name: 'WalletError', message: 'Out of ink' } }
])('what tabs say to each other is understood: %j', (message) => {
  expect(parseTabMessage(message)).toEqual(message)
})

test.each([
  undefined,
  null,
  'hello',
  {},
  { type: 'good-bye' },
  { type: 'owner', since: 1, isOpening: false },
  { type: 'owner', owner: '', since: 1, isOpening: false },
  { type: 'owner', owner: 'one', since: 1 },
  { type: 'owner', owner: 'one', isOpening: false },
  { type: 'owner', owner: 'one', since: 1, isOpening: false, view: {} },
  { type: 'owner', owner: 'one', since: 1, isOpening: false, view: { ...view, accounts: ['0x00'] } },
  { type: 'owner', owner: 'one', since: 1, isOpening: false, view: { ...view, accounts: account } },
  { type: 'owner', owner: 'one', since: 1, isOpening: false, view: { ...view, chainId: '0x1' } },
  { type: 'owner', owner: 'one', since: 1, isOpening: false, view: { ...view, canSwitchChain: 1 } },
  { type: 'left' },
  { ...asked, ask: { kind: 'steal' } },
  { ...asked, ask: { kind: 'request', method: 7 } },
  { ...asked, ask: undefined },
  { ...asked, tab: undefined, ask: { kind: 'pair' } },
  { ...asked, takeBy: '1', ask: { kind: 'pair' } },
  { ...asked, owner: undefined, ask: { kind: 'pair' } },
  { type: 'cancel', id: 'a' },
  { type: 'cancel', owner: 'one' },
  { type: 'taken' },
  { type: 'late', id: 7 },
  { type: 'value', value: '0x00' },
  { type: 'pairing', id: 'a', pairing: { uri: 'https://example.com', expiresAt: 1 } },
  { type: 'pairing', id: 'a', pairing: { uri: 'wc:00@2', expiresAt: '1' } },
  { type: 'pairing', id: 'a' },
  { type: 'sent', id: 'a' },
  { type: 'sent', id: 'a', sent: { requestId: '7', topic: 'ab' } },
  { type: 'sent', id: 'a', sent: { requestId: 7, topic: 'ab&redirectUrl=other://' } }
])('what no tab of ours says counts for nothing: %j', (message) => {
  expect(parseTabMessage(message)).toBeUndefined()
})

test('accounts come out checksummed', () => {
  const lower = { ...view, accounts: [account.toLowerCase()] }
  expect(parseTabMessage({ type: 'owner', owner: 'one', since: 1, isOpening: false, view: lower })).toMatchObject({
    view
  })
})

test('the name of a peer reaches another tab plain and bounded, and is left out where nothing can be seen of it', () => {
  const nameAfter = (peerName: unknown) => {
    const message = { type: 'owner', owner: 'one', since: 1, isOpening: false, view: { ...view, peerName } }
    const parsed = parseTabMessage(message)
    return parsed?.type === 'owner' ? parsed.view?.peerName : 'refused'
  }
  expect(nameAfter('Meta\u202EMask\n!')).toBe('MetaMask !')
  expect(nameAfter('x'.repeat(1_000))).toBe(`${'x'.repeat(39)}…`)
  expect(['\u200B', '', 7, null].map(nameAfter)).toEqual([undefined, undefined, undefined, undefined])
})
