import { expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { ChangedAccounts } from './changed-accounts.ts'

const addressOf = (index: number): Address => `0x${index.toString(16).padStart(40, '0')}`
const [ONE, TWO] = [addressOf(1), addressOf(2)]

/** Tells nothing further before `next` has let go of the account that is being told of. */
function openAccounts() {
  const told: Address[] = []
  const going: (() => void)[] = []
  const accounts = new ChangedAccounts((address) => {
    told.push(address)
    return new Promise((_, reject) => going.push(() => reject(new Error('It failed.'))))
  })
  const next = async () => {
    going.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { accounts, told, next }
}

test('an account that changes again while it is told of is told of once more, and one after the other', async () => {
  const { accounts, told, next } = openAccounts()
  for (const address of [ONE, ONE, TWO, ONE, TWO]) accounts.add(address)
  expect(told).toEqual([ONE])
  await next()
  expect(told).toEqual([ONE, ONE])
  await next()
  await next()
  expect(told).toEqual([ONE, ONE, TWO])
  accounts.add(TWO)
  expect(told).toEqual([ONE, ONE, TWO, TWO])
})

test('no more than 1000 accounts wait', async () => {
  const { accounts, told, next } = openAccounts()
  for (let index = 0; index < 2000; index++) accounts.add(addressOf(index))
  for (let count = 0; count < 2000; count++) await next()
  expect(told).toHaveLength(1001)
})
