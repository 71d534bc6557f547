import { getAddress } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { testKey } from '#devchain/accounts/test-keys.ts'
import { type Address, isSameAddress } from '#domain/address.ts'
import type { AccountKind, WalletAccount } from './smart-account.ts'
import { accountOf } from './smart-account-setup.ts'
import { unauthorized, WalletError } from './wallet-error.ts'

/** A test account by its index, or the account of a kind that it owns. */
export type AccountChoice = number | { readonly index: number; readonly kind: AccountKind }

/** An account, and the key that signs for it. */
export interface Signer {
  readonly account: WalletAccount
  readonly key: HDAccount
}

interface Selected {
  readonly index: number
  readonly account: WalletAccount
}

/** Keys of the test accounts and which pages may use which; all of it stays in Node. */
export class WalletAccounts {
  readonly #permitted = new Map<string, readonly Address[]>()
  #selected: readonly Selected[]
  #pick: readonly Selected[] | undefined
  #isLocked = false
  #unlocked: readonly (() => void)[] = []

  constructor(choices: readonly AccountChoice[]) {
    this.#selected = choices.map(toSelected)
  }

  /** What the person has chosen in the wallet, the current account first. */
  get selected(): readonly WalletAccount[] {
    return this.#selected.map(({ account }) => account)
  }

  get addresses(): readonly Address[] {
    return this.selected.map(({ address }) => address)
  }

  /** Pages that see accounts at all will see these. */
  select(choices: readonly AccountChoice[]): void {
    this.#choose(choices.map(toSelected))
  }

  /** The next account becomes the current one; a wallet with a single account makes another of its kind. */
  rotate(): void {
    const [current, ...others] = this.#selected
    if (!current) return
    const { index, account } = current
    const next = others.length > 0 ? others : [toSelected({ index: index + 1, kind: account.kind })]
    this.#choose([...next, current])
  }

  /** What the person will pick in the next prompt that shares accounts. */
  pickNext(choices: readonly AccountChoice[]): void {
    this.#pick = choices.map(toSelected)
  }

  permit(origin: string): readonly Address[] {
    if (this.#pick) this.#choose(this.#pick)
    this.#pick = undefined
    this.#permitted.set(origin, this.addresses)
    return this.addresses
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
    const waiting = this.#unlocked
    this.#unlocked = []
    for (const proceed of waiting) proceed()
  }

  async untilUnlocked(): Promise<void> {
    if (!this.#isLocked) return
    await new Promise<void>((resolve) => {
      this.#unlocked = [...this.#unlocked, resolve]
    })
  }

  /** @throws WalletError 4100 when the page may not use the account. */
  signer(address: unknown, origin: string): Signer {
    const isPermitted = this.permittedTo(origin).some((account) => isSameAddress(account, String(address)))
    const found = this.#selected.find(({ account }) => isSameAddress(account.address, String(address)))
    if (!isPermitted || !found) throw new WalletError(unauthorized)
    return { account: found.account, key: testKey(found.index) }
  }

  #choose(selected: readonly Selected[]): void {
    this.#selected = selected
    for (const origin of this.#permitted.keys()) this.#permitted.set(origin, this.addresses)
  }
}

export function inCase(addresses: readonly Address[], addressCase: 'lower' | 'checksum'): readonly string[] {
  return addresses.map((address) => (addressCase === 'checksum' ? getAddress(address) : address.toLowerCase()))
}

function toSelected(choice: AccountChoice): Selected {
  const { index, kind } = typeof choice === 'number' ? ({ index: choice, kind: 'eoa' } as const) : choice
  return { index, account: accountOf(testAccounts[index] ?? testKey(index).address, kind) }
}
