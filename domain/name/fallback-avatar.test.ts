import { expect, test } from 'vitest'
import { fallbackAvatar, fallbackAvatars } from './fallback-avatar.ts'

test('there are 35 colour and emoji pairs', () => {
  expect(fallbackAvatars).toHaveLength(35)
  expect(new Set(fallbackAvatars.map(({ colour, emoji }) => colour + emoji)).size).toBe(35)
})

test('the address decides, whatever its letter case', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(fallbackAvatar(address)).toEqual(fallbackAvatar(address.toLowerCase()))
  expect(fallbackAvatar('0x0000000000000000000000000000000000000000').emoji).toBe('🐥')
  expect(fallbackAvatar('not an address').emoji).toBe('🐙')
})
