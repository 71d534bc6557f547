import { expect, test } from 'vitest'
import { addressGroups, isAddress, isHash, isSameAddress, navLabel, shortenAddress, toHash } from './address.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('an address of 8 or more characters shows its first 4 and last 4', () => {
  expect(shortenAddress(account)).toBe('0xf3…2266')
  expect(shortenAddress('12345678')).toBe('1234…5678')
})

test('a text shorter than 8 characters is shown whole', () => {
  expect(shortenAddress('1234567')).toBe('1234567')
})

test('the nav bar shows the first 5 characters', () => {
  expect(navLabel(account)).toBe('0xf39')
})

test('an address is 0x and 40 hex digits, whatever their case', () => {
  expect(
    [account, account.toLowerCase(), `${account}0`, account.slice(0, -1), 'f39', undefined, {}].map(isAddress)
  ).toEqual([true, true, false, false, false, false, false])
  expect(isSameAddress(account, account.toLowerCase())).toBe(true)
})

test('a hash is 32 bytes in lower case, in whatever letter case it was written', () => {
  const hash = `0x${'ab'.repeat(32)}`
  const written = [hash, hash.toUpperCase().replace('0X', '0x'), hash.toUpperCase(), hash.slice(0, -1), `${hash}0`, 7]
  expect(written.map(toHash)).toEqual([hash, hash, undefined, undefined, undefined, undefined])
  expect(written.map(isHash)).toEqual([true, false, false, false, false, false])
})

test('a full address is shown in groups of four digits, which join to the address', () => {
  expect(addressGroups(account).join(' ')).toBe('0x f39F d6e5 1aad 88F6 F4ce 6aB8 8272 79cf fFb9 2266')
  expect(addressGroups(account).join('')).toBe(account)
})
