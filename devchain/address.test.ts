import { expect, test } from 'vitest'
import { isAddress, isSameAddress, shortenAddress } from './address.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('an address is 0x and 40 hex digits, whatever their case', () => {
  expect(
    [account, account.toLowerCase(), account.replace('F', 'f'), `${account}0`, account.slice(0, -1), undefined, {}].map(
      isAddress
    )
  ).toEqual([true, true, true, false, false, false, false])
})

test('addresses are compared whatever their case, and any other text is just different', () => {
  expect(isSameAddress(account, account.toLowerCase())).toBe(true)
  expect(isSameAddress(account, 'undefined')).toBe(false)
})

test('an address is shortened to its first and last 4 characters, and a shorter text is not', () => {
  expect(shortenAddress(account)).toBe('0xf3…2266')
  expect(shortenAddress('1234567')).toBe('1234567')
})
