// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FakeWalletPage, providerWith } from '#adapters/wallet/fake-wallet-page.ts'
import { fallbackAvatar } from '#domain/name/fallback-avatar.ts'
import { nameLabel } from '#domain/name/name.ts'
import { readVectors } from './vectors.ts'

interface Family {
  readonly emojiAvatars: readonly (readonly [address: string, colour: string, emoji: string])[]
  readonly nameLabels: readonly (readonly [name: string, label: string])[]
  /** Flags of wallets that also claim to be MetaMask. */
  readonly notMetaMask: readonly string[]
}

const { emojiAvatars, nameLabels, notMetaMask } = readVectors<Family>('rainbowkit')

let page: FakeWalletPage
beforeEach(() => {
  page = new FakeWalletPage()
})
afterEach(() => page.leave())

test('an account has the same colour and emoji as in RainbowKit', () => {
  expect(emojiAvatars.length).toBeGreaterThan(20)
  const avatars = emojiAvatars.map(([address]) => {
    const { colour, emoji } = fallbackAvatar(address)
    return [address, colour, withoutSelector(emoji)]
  })
  expect(avatars).toEqual(emojiAvatars.map(([address, colour, emoji]) => [address, colour, withoutSelector(emoji)]))
})

test('a name is cut where RainbowKit cuts it', () => {
  const labels = nameLabels.map(([name]) => nameLabel(name))
  expect(labels).toEqual(nameLabels.map(([, label]) => label.replace('...', '…')))
})

test('a wallet that claims to be MetaMask and has the flag of another one is not offered as MetaMask', () => {
  expect(notMetaMask.length).toBeGreaterThan(40)
  const taken = notMetaMask.filter((flag) => {
    page.put('ethereum', { value: providerWith('isMetaMask', flag) })
    return page.here().some(({ name }) => name === 'MetaMask')
  })
  expect(taken).toEqual([])
  page.put('ethereum', { value: providerWith('isMetaMask') })
  expect(page.here().map(({ name }) => name)).toEqual(['MetaMask'])
})

/** RainbowKit leaves U+FE0F out of one emoji, which then may be drawn without colours. */
function withoutSelector(emoji: string): string {
  return emoji.replace(/\ufe0f$/, '')
}
