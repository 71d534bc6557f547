import { getAddress } from 'viem'
import { type HDAccount, mnemonicToAccount } from 'viem/accounts'
import { type Address, isSameAddress } from '#domain/address.ts'
import { TEST_MNEMONIC } from '../test-accounts.ts'
import { unauthorized, WalletError } from './wallet-error.ts'

// Deriving a key takes a tenth of a second, and every test makes its own wallets.
const keys = new Map<number, HDAccount>()

/** Keys of the test accounts and which pages may use which; all of it stays in Node. */
export class WalletAccounts {
  readonly #permitted = new Map<string, readonly Address[]>()
  #selected: readonly number[]
  #isLocked = false

  constructor(selected: readonly number[]) {
    this.#selected = selected
  }

  /** What the person has chosen in the wallet, the current account first. */
  get selected(): readonly Address[] {
    return this.#selected.map((index) => keyAt(index).address)
  }

  /** Pages that see accounts at all will see these. */
  select(indexes: readonly number[]): void {
    this.#selected = indexes
    for (const origin of this.#permitted.keys()) this.#permitted.set(origin, this.selected)
  }

  permit(origin: string): readonly Address[] {
    this.#permitted.set(origin, this.selected)
    return this.selected
  }

  revoke(origin: string): void {
    this.#permitted.delete(origin)
  }

  /** Nothing while the wallet is locked; permissions outlive that. */
  permittedTo(origin: string): readonly Address[] {
    return this.#isLocked ? [] : (this.#permitted.get(origin) ?? [])
  }

  /** Whether any page may see accounts right now. */
  get areVisible(): boolean {
    return !this.#isLocked && this.#permitted.size > 0
  }

  lock(): void {
    this.#isLocked = true
  }

  unlock(): void {
    this.#isLocked = false
  }

  /** @throws WalletError 4100 when the page may not use the account. */
  signer(address: unknown, origin: string): HDAccount {
    const isPermitted = this.permittedTo(origin).some((account) => isSameAddress(account, String(address)))
    const index = this.#selected.find((selected) => isSameAddress(keyAt(selected).address, String(address)))
    if (!isPermitted || index === undefined) throw new WalletError(unauthorized)
    return keyAt(index)
  }
}

export function inCase(addresses: readonly Address[], addressCase: 'lower' | 'checksum'): readonly string[] {
  return addresses.map((address) => (addressCase === 'checksum' ? getAddress(address) : address.toLowerCase()))
}

function keyAt(index: number): HDAccount {
  const known = keys.get(index)
  if (known) return known
  const derived = mnemonicToAccount(TEST_MNEMONIC, { addressIndex: index })
  keys.set(index, derived)
  return derived
}
