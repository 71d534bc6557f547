import type { Address } from '../address.ts'
import type { Chain } from './chain.ts'
import { isOnOwnOrigin } from './endpoint.ts'

/** Which of its lives each local network is in, by chain id: a network that started over has another one. */
export type NetworkInstances = ReadonlyMap<number, string>

const LOOPBACK = /^(?:http|ws)s?:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?:[:/]|$)/

/** False as soon as a chain has one endpoint elsewhere: what is stored of a real network is never forgotten. */
export function isLocalNetwork({ rpcUrls }: Chain): boolean {
  return rpcUrls.every((url) => isOnOwnOrigin(url) || LOOPBACK.test(url))
}

/** Where is remembered which life an account's stored transactions on a chain belong to. */
export function networkInstanceKey(account: Address, chainId: number): string {
  return `portside.network-life.${account.toLowerCase()}.${chainId}`
}

/** Reads untrusted text: what makes no sense is left out. */
export function parseNetworkInstances(text: string): NetworkInstances {
  const entries = Object.entries(parseObject(text))
  return new Map(
    entries.flatMap(([id, life]) => (/^\d+$/.test(id) && typeof life === 'string' ? [[Number(id), life]] : []))
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
