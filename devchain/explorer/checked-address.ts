import { type Address, getAddress } from 'viem'
import { isAddress } from '#devchain/address.ts'

/** The address, or an error message. Mixed case is a checksum (EIP-55) and must be correct. */
export function checkedAddress(text: string): { readonly to: Address } | string {
  const address = text.trim()
  if (address === '') return 'Enter an address.'
  if (!isAddress(address)) return 'An address is 0x and 40 hexadecimal digits.'
  const digits = address.slice(2)
  const exact = getAddress(address.toLowerCase())
  const isChecked = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (isChecked && exact !== address) return 'The checksum of this address is wrong: one of its letters was mistyped.'
  return { to: exact }
}
