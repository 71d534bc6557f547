import { secondWallet } from './wallet-identity.ts'

const KEY = `${secondWallet.storageKey}.is-on`

/** Switches the second wallet. Pages cannot remove a wallet: it appears immediately and leaves with the next load. */
export class SecondWallet {
  readonly #appear: () => void
  #isOn = read()
  #hasAppeared = false

  constructor(appear: () => void) {
    this.#appear = appear
    this.#appearOnce()
  }

  get isOn(): boolean {
    return this.#isOn
  }

  turn(to: 'on' | 'off'): void {
    this.#isOn = to === 'on'
    try {
      localStorage.setItem(KEY, to)
    } catch {
      // Without storage the wallet stays until the reload.
    }
    this.#appearOnce()
  }

  #appearOnce(): void {
    if (!this.#isOn || this.#hasAppeared) return
    this.#hasAppeared = true
    this.#appear()
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}
