import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { signMessage, signTypedData, signTypedValues } from './signing.ts'

const hd = mnemonicToAccount('test test test test test test test test test test test junk')
const signer = { account: { kind: 'eoa', address: hd.address, owner: hd.address }, key: hd } as const
const askNode = () => Promise.reject(new Error('No node is needed.'))
const chain = { chainId: 84_531, askNode }

const mail = {
  domain: { name: 'Post', chainId: 84_531 },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' }
    ],
    Mail: [{ name: 'text', type: 'string' }]
  },
  primaryType: 'Mail',
  message: { text: 'hello' }
}

test('values with their types are signed as MetaMask signs them (the example of eth-sig-util)', async () => {
  const key = privateKeyToAccount('0x4af1bceebf7f3634ec3cff8a2c38e51178d5d4ce585c52d6043e5e2cc3418bb0')
  const account = { kind: 'eoa', address: key.address, owner: key.address } as const
  const values = [{ type: 'string', name: 'message', value: 'Hi, Alice!' }]
  expect(await signTypedValues({ account, key }, values, askNode)).toBe(
    '0x49e75d475d767de7fcc67f521e0d86590723d872e6111e51c393e8c1e2f21d032dfaf5833af158915f035db6af4f37bf2d5d29781cd81f28a44c5cb4b9d241531b'
  )
})

test.each([
  undefined,
  [],
  'text',
  {},
  [null],
  [{ type: 'uint8', name: 'a' }],
  [{ type: 'uint8', name: 'a', value: 256 }],
  [{ type: 'text', name: 'a', value: 'b' }]
])('values that cannot be signed are invalid parameters: %j', async (values) => {
  await expect(signTypedValues(signer, values, askNode)).rejects.toMatchObject({ code: -32602 })
})

test.each([undefined, null, 1, {}, ['0x68']])('a message of %j is an invalid parameter', async (message) => {
  await expect(signMessage(signer, message, askNode)).rejects.toMatchObject({ code: -32602 })
})

test('the third version is the fourth, without lists', async () => {
  const fourth = await signTypedData(signer, mail, chain)
  expect(await signTypedData(signer, JSON.stringify(mail), chain, 'v3')).toBe(fourth)
  const types = { ...mail.types, Mail: [{ name: 'texts', type: 'string[]' }] }
  const lists = { ...mail, types, message: { texts: ['hello'] } }
  await signTypedData(signer, lists, chain)
  await expect(signTypedData(signer, lists, chain, 'v3')).rejects.toMatchObject({ code: -32602 })
})

test.each([undefined, null, '', '{', 1, [], {}, { ...mail, types: undefined }, JSON.stringify('text')])(
  'typed data without types is an invalid parameter: %j',
  async (data) => {
    await expect(signTypedData(signer, data, chain)).rejects.toMatchObject({ code: -32602 })
  }
)
