import { type Address, getAddress, type Hex, stringToHex } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import type { Quirks } from '../quirks.ts'
import { invalid, WalletError } from '../wallet-error.ts'

/** Signed for when a quirk has the wallet sign for another account, or network, than it grants. */
const OTHER_ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OTHER_CHAIN_ID = 1

type Fields = Readonly<Record<string, string>>

/**
 * What `wallet_connect` answers for one account (ERC-7846): what it has signed, if the page asks and no quirk is against it.
 * @throws WalletError -32602 for fields of which no message can be written.
 */
export async function connectedAccount(
  address: Address,
  parameter: unknown,
  quirk: Quirks['signsInWithConnection'],
  sign: (message: Hex) => Promise<Hex>
): Promise<object> {
  const fields = Object(Object(Object(parameter).capabilities).signInWithEthereum) as Fields
  if (fields['nonce'] === undefined || quirk === 'grants-only') return { address, capabilities: {} }
  const signer = quirk === 'other-account' ? OTHER_ACCOUNT : getAddress(address)
  const chainId = quirk === 'other-chain' ? OTHER_CHAIN_ID : Number(fields['chainId'])
  const message = messageOf(fields, signer, chainId)
  if (quirk === 'half') return { address, capabilities: { signInWithEthereum: { message } } }
  const signature = await sign(stringToHex(message))
  return { address, capabilities: { signInWithEthereum: { message, signature } } }
}

function messageOf(fields: Fields, address: Address, chainId: number): string {
  const { domain = '', uri = '', nonce = '', statement, issuedAt, expirationTime } = fields
  const dates = {
    ...(issuedAt !== undefined && { issuedAt: new Date(issuedAt) }),
    ...(expirationTime !== undefined && { expirationTime: new Date(expirationTime) })
  }
  const texts = { domain, uri, nonce, ...(statement !== undefined && { statement }) }
  try {
    return createSiweMessage({ ...texts, ...dates, address, chainId, version: '1' })
  } catch {
    throw new WalletError(invalid('Expected the fields of an EIP-4361 message.'))
  }
}
