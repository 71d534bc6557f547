import { type Eip1193Provider, isProvider, propertyOf } from './eip1193.ts'

/**
 * What wallets put into the page without announcing it, the page's own choice first. Several share one place as
 * `window.ethereum.providers`; `window.ethereum` is then one of them, or only a switch between them.
 */
export function injectedProviders(): readonly Eip1193Provider[] {
  const ethereum = propertyOf(window, 'ethereum')
  const several = listedProviders(propertyOf(ethereum, 'providers'))
  if (several.length === 0) return isProvider(ethereum) ? [ethereum] : []
  return [...several.filter((provider) => provider === ethereum), ...several.filter((each) => each !== ethereum)]
}

/** The names of the flags that a provider sets, such as `isRabby`: how wallets were told apart before EIP-6963. */
export function flagsOf(provider: Eip1193Provider): readonly string[] {
  const names = new Set<string>()
  try {
    // Some are getters of a class, which a plain enumeration leaves out.
    for (let holder: unknown = provider; holder; holder = Object.getPrototypeOf(holder)) {
      for (const name of Object.getOwnPropertyNames(holder)) names.add(name)
    }
  } catch {
    return []
  }
  return [...names].filter((name) => /^is[A-Z]/.test(name) && hasFlag(provider, name)).sort()
}

export function hasFlag(provider: Eip1193Provider, flag: string): boolean {
  return propertyOf(provider, flag) === true
}

function listedProviders(list: unknown): readonly Eip1193Provider[] {
  try {
    return Array.isArray(list) ? [...new Set(list)].filter(isProvider) : []
  } catch {
    return []
  }
}
