import type { Address, Hex } from '../address.ts'

/** The code of an account that has delegated itself to a contract (EIP-7702). */
const DELEGATION = /^0xef0100([0-9a-f]{40})$/i

/** The contract to which an account with this code has delegated itself; in lower case, as the code has it. */
export function delegateOf(code: Hex): Address | undefined {
  const [, digits] = DELEGATION.exec(code) ?? []
  return digits === undefined ? undefined : `0x${digits.toLowerCase()}`
}
