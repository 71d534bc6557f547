import { expect, test } from 'vitest'
import { parseSessionView } from './view.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const view = { accounts: [account], chainId: 84531, canSwitchChain: true }

test.each([view, { ...view, wallet: 'Rainbow' }, { ...view, peerName: 'Test Phone' }])(
  'what the leader says of the session is understood: %j',
  (data) => {
    expect(parseSessionView(data)).toEqual(data)
  }
)

test.each([
  undefined,
  {},
  { ...view, accounts: ['0x00'] },
  { ...view, accounts: account },
  { ...view, chainId: '0x1' },
  { ...view, canSwitchChain: 1 }
])('what no leader of ours says of it is ignored: %j', (data) => {
  expect(parseSessionView(data)).toBeUndefined()
})

test('accounts come out checksummed', () => {
  expect(parseSessionView({ ...view, accounts: [account.toLowerCase()] })).toMatchObject(view)
})

test('the name of a peer reaches another tab plain and bounded, and is left out where nothing can be seen of it', () => {
  const nameAfter = (peerName: unknown) => {
    const parsed = parseSessionView({ ...view, peerName })
    return parsed ? parsed.peerName : 'refused'
  }
  expect(nameAfter('Meta\u202EMask\n!')).toBe('MetaMask !')
  expect(nameAfter('x'.repeat(1_000))).toBe(`${'x'.repeat(39)}…`)
  expect(['\u200B', '', 7, null].map(nameAfter)).toEqual([undefined, undefined, undefined, undefined])
})
