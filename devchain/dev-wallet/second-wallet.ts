import { secondWallet } from './wallet-identity.ts'

const KEY = `${secondWallet.storageKey}.is-on`

/** Whether the second wallet is there. Pages cannot unlearn a wallet: it comes at once, and goes with the next load. */
export class SecondWallet {
  readonly #appear: () => void
  #isOn = read()
  #isHere = false

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
      // A browser that keeps nothing still has the wallet until the reload.
    }
    this.#appearOnce()
  }

  #appearOnce(): void {
    if (!this.#isOn || this.#isHere) return
    this.#isHere = true
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
