import type { Address } from '../address.ts'
import { parseUrl } from '../parse-url.ts'
import type { Chain } from './chain.ts'
import { isOnOwnOrigin } from './endpoint.ts'
import { isLoopbackHost } from './loopback-host.ts'

/** The instance id of each local network, by chain id: it changes when the network starts over. */
export type NetworkInstances = ReadonlyMap<number, string>

/** False if any endpoint is elsewhere: data stored for a real network is never cleared. */
export function isLocalNetwork({ rpcUrls }: Chain): boolean {
  return rpcUrls.every((url) => isOnOwnOrigin(url) || isLoopbackHost(parseUrl(url)?.hostname ?? ''))
}

/** Storage key of the network instance that an account's stored transactions on a chain belong to. */
export function networkInstanceKey(account: Address, chainId: number): string {
  return `portside.network-instance.${account.toLowerCase()}.${chainId}`
}

/** Parses untrusted text; invalid entries are left out. */
export function parseNetworkInstances(text: string): NetworkInstances {
  const entries = Object.entries(parseObject(text))
  return new Map(
    entries.flatMap(([id, instance]) =>
      /^\d+$/.test(id) && typeof instance === 'string' ? [[Number(id), instance]] : []
    )
  )
}

function parseObject(text: string): object {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}
