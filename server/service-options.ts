import type { RequestRates } from './limits/rate-limit.ts'
import type { Observer } from './operations/observer.ts'
import type { NodeUrl } from './signature/signature-verifier.ts'
import type { StoreOptions } from './store/open-store.ts'

export interface SignInServiceOptions extends StoreOptions {
  /** Exact origins of the pages that may sign in. Without it, only a page on loopback, on the request's own host, may. */
  readonly origins?: readonly string[]
  /** The page's `APP_NAME`, 'Portside' by default: it is in the sentence that visitors sign. */
  readonly appName?: string | undefined
  /** The chains that visitors may sign in on; by default those of `domain/chain/chains.ts`. */
  readonly chainIds?: readonly number[]
  /**
   * The node of a chain whose contract accounts may sign in (EIP-1271, EIP-6492), looked up each time; if there are
   * several, all have to agree. Without one, only key-based accounts can: a contract's signature is invalid.
   */
  readonly nodeUrl?: NodeUrl
  /** Other sites, such as Safe{Wallet}, show the page in a frame, where its cookies must be sent too. */
  readonly isFramed?: boolean
  /** How many requests a minute are served; a verification counts as four. */
  readonly requestRates?: RequestRates
  /** By default failures are printed. */
  readonly observer?: Observer
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly nonceTtlMs?: number
  readonly sessionTtlMs?: number
  /** How long a session can last in total if it is renewed. */
  readonly sessionMaxMs?: number
}
