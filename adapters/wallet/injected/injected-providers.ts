import { type Eip1193Provider, isProvider, propertyOf } from '#adapters/wallet/eip1193/eip1193-provider.ts'

/** Far more than any real page or provider has; bounds hostile ones. */
const MAX_LISTED = 20
const MAX_PROTOTYPES = 32
const MAX_PROPERTIES = 1000
/** A brand may start with small letters or a digit, as in `isxPortal`; wallets of Sei have `__seif`. */
const FLAG = /^(?:is(?:[a-z]{0,2}[A-Z]|\d)|__seif$)/

/**
 * Providers injected without an announcement, `window.ethereum` first. Several may share it as
 * `window.ethereum.providers`; it is then one of them, or only a switch between them.
 */
export function injectedProviders(): readonly Eip1193Provider[] {
  const ethereum = propertyOf(window, 'ethereum')
  const several = listedProviders(propertyOf(ethereum, 'providers'))
  if (several.length === 0) return isProvider(ethereum) ? [ethereum] : []
  return [...several.filter((provider) => provider === ethereum), ...several.filter((each) => each !== ethereum)]
}

/**
 * The names of the flags that a provider sets, such as `isRabby`, which identified wallets before EIP-6963. Empty unless
 * all properties can be read, because a hidden flag may be the one that identifies it.
 */
export function flagsOf(provider: Eip1193Provider): readonly string[] {
  return propertyNames(provider)
    .filter((name) => FLAG.test(name) && hasFlag(provider, name))
    .sort()
}

export function hasFlag(provider: Eip1193Provider, flag: string): boolean {
  return propertyOf(provider, flag) === true
}

/** What MetaMask's own provider has, and Brave's does not: in Brave, MetaMask may have Brave's flag. */
export function hasMetaMaskInsides(provider: Eip1193Provider): boolean {
  return ['_state', '_events'].some((name) => propertyOf(provider, name) !== undefined)
}

/** Includes inherited ones: some flags are class getters, which plain enumeration misses. */
function propertyNames(provider: Eip1193Provider): readonly string[] {
  const names = new Set<string>()
  try {
    let holder: unknown = provider
    // A proxy may claim to be its own prototype, or return a new one each time.
    for (let depth = 0; holder; depth++, holder = Object.getPrototypeOf(holder)) {
      const own = Object.getOwnPropertyNames(holder)
      if (depth === MAX_PROTOTYPES || names.size + own.length > MAX_PROPERTIES) return []
      for (const name of own) names.add(name)
    }
  } catch {
    return []
  }
  return [...names]
}

function listedProviders(list: unknown): readonly Eip1193Provider[] {
  try {
    if (!Array.isArray(list)) return []
    const first = Array.from({ length: Math.min(list.length, MAX_LISTED) }, (_, index): unknown => list[index])
    return [...new Set(first)].filter(isProvider)
  } catch {
    return []
  }
}
