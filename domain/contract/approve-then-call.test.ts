import { expect, test } from 'vitest'
import type { Address } from '../address.ts'
import { allowanceOf, approveThenCall } from './approve-then-call.ts'

const owner: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const spender: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const call = 'the call'
const descriptions = { approve: 'Approve 5', reset: 'Reset the allowance' }
const spending = { token, spender, amount: 5n, call, descriptions }

test('the allowance is read of the token, for the owner and the spender', () => {
  expect(allowanceOf(owner, spending)).toMatchObject({
    address: token,
    fragment: { name: 'allowance' },
    args: [owner, spender]
  })
})

test.each([5n, 6n])('an allowance of %d for 5 suffices: the call goes alone', (allowance) => {
  expect(approveThenCall(spending, allowance)).toEqual([call])
})

test('without an allowance, the exact amount is approved on the token first', () => {
  expect(approveThenCall(spending, 0n)).toMatchObject([
    {
      call: { address: token, fragment: { name: 'approve', outputs: [] }, args: [spender, 5n] },
      description: 'Approve 5'
    },
    call
  ])
})

test('a smaller allowance is reset first, which tokens such as USDT require', () => {
  expect(approveThenCall(spending, 4n)).toMatchObject([
    { call: { args: [spender, 0n] }, description: 'Reset the allowance' },
    { call: { args: [spender, 5n] } },
    call
  ])
})

test('a call that spends nothing needs no approval', () => {
  expect(approveThenCall({ ...spending, amount: 0n }, 0n)).toEqual([call])
})
