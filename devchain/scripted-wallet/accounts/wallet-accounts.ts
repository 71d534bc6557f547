import { type Address, getAddress } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { testKey } from '#devchain/accounts/test-keys.ts'
import { isAddress, isSameAddress } from '#devchain/address.ts'
import { invalid, unauthorized, WalletError } from '../wallet-error.ts'
import type { AccountKind, WalletAccount } from './smart-account.ts'
import { accountOf } from './smart-account-setup.ts'

/** A test account by index, or an account of another kind that it owns. */
export type AccountChoice = number | { readonly index: number; readonly kind: AccountKind }

/** An account and the key that signs for it. */
export interface Signer {
  readonly account: WalletAccount
  readonly key: HDAccount
}

interface Selected {
  readonly index: number
  readonly account: WalletAccount
}

/** The wallet's accounts and each page's permissions, all kept in Node. */
export class WalletAccounts {
  readonly #permitted = new Map<string, readonly Address[]>()
  #selected: readonly Selected[]
  #choice: readonly Selected[] | undefined
  #isLocked = false
  #unlocked: readonly (() => void)[] = []

  constructor(choices: readonly AccountChoice[]) {
    this.#selected = choices.map(toSelected)
  }

  /** The user's selection, the current account first. */
  get selected(): readonly WalletAccount[] {
    return this.#selected.map(({ account }) => account)
  }

  get addresses(): readonly Address[] {
    return this.selected.map(({ address }) => address)
  }

  /** Pages with permission see these from now on. */
  select(choices: readonly AccountChoice[]): void {
    this.#choose(choices.map(toSelected))
  }

  /** Switches to the next account; a wallet with only one creates another of its kind. */
  rotate(): void {
    const [current, ...others] = this.#selected
    if (!current) return
    const { index, account } = current
    const next = others.length > 0 ? others : [toSelected({ index: index + 1, kind: account.kind })]
    this.#choose([...next, current])
  }

  /** Sets the user's choice in the next prompt that shares accounts. */
  chooseNext(choices: readonly AccountChoice[]): void {
    this.#choice = choices.map(toSelected)
  }

  permit(origin: string): readonly Address[] {
    if (this.#choice) this.#choose(this.#choice)
    this.#choice = undefined
    this.#permitted.set(origin, this.addresses)
    return this.addresses
  }

  revoke(origin: string): void {
    this.#permitted.delete(origin)
  }

  /** Empty while the wallet is locked; permissions survive locking. */
  permittedTo(origin: string): readonly Address[] {
    return this.#isLocked ? [] : (this.#permitted.get(origin) ?? [])
  }

  /** Whether any page can currently see accounts. */
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
    for (const resolve of waiting) resolve()
  }

  async untilUnlocked(): Promise<void> {
    if (!this.#isLocked) return
    await new Promise<void>((resolve) => {
      this.#unlocked = [...this.#unlocked, resolve]
    })
  }

  /** @throws WalletError -32602 when it is no address, 4100 when the page may not use the account. */
  signer(address: unknown, origin: string): Signer {
    if (!isAddress(address)) throw new WalletError(invalid('Expected the address of an account.'))
    const isPermitted = this.permittedTo(origin).some((account) => isSameAddress(account, address))
    const found = this.#selected.find(({ account }) => isSameAddress(account.address, address))
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
