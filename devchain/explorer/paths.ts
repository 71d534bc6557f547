import type { Address, Hex } from 'viem'

/** Where the dev server serves the explorer. */
export const EXPLORER_PATH = '/__dev/explorer'

/** The base of a chain's explorer links (EIP-3091). */
export function chainPath(chainId: number): string {
  return `${EXPLORER_PATH}/${chainId}`
}

export function transactionPath(chainId: number, hash: Hex): string {
  return `${chainPath(chainId)}/tx/${hash}`
}

export function blockPath(chainId: number, number: bigint): string {
  return `${chainPath(chainId)}/block/${number}`
}

export function addressPath(chainId: number, address: Address): string {
  return `${chainPath(chainId)}/address/${address}`
}

export function faucetPath(
  chainId: number,
  prefilled: { readonly address?: Address; readonly asset?: Address } = {}
): string {
  const query = new URLSearchParams(prefilled).toString()
  return `${chainPath(chainId)}/faucet${query && `?${query}`}`
}

export function controlsPath(chainId: number): string {
  return `${chainPath(chainId)}/controls`
}

export function contractsPath(chainId: number): string {
  return `${chainPath(chainId)}/contracts`
}

/** Where a contract's functions are called. */
export function contractPath(chainId: number, address: Address): string {
  return `${chainPath(chainId)}/contract/${address}`
}

/** The script of a contract's page. */
export const CONTRACT_SCRIPT_PATH = `${EXPLORER_PATH}/contract.js`

/** What was recorded of the weather last. */
export const recordingPath = `${EXPLORER_PATH}/weather.json`
