import type { Address } from 'viem'
import { isAddress } from '#devchain/address.ts'
import { invalid, WalletError } from './wallet-error.ts'

/** The parameter of `wallet_watchAsset` (EIP-747), checked as MetaMask does. */
export interface WatchedAsset {
  readonly type: string
  readonly address: Address
  /** Of an ERC-20 token, if the page gives it. */
  readonly symbol?: string
  /** Of a collectible. */
  readonly tokenId?: string
}

const COLLECTIBLES: readonly unknown[] = ['ERC721', 'ERC1155']
/** Of a symbol, in characters. */
const MAX_SYMBOL = 11
const MAX_DECIMALS = 36

/** @throws WalletError -32602. */
export function readAsset(parameter: unknown, maxSymbol = MAX_SYMBOL): WatchedAsset {
  const { type, options } = Object(parameter)
  const { address, symbol, decimals, tokenId } = Object(options)
  if (type !== 'ERC20' && !COLLECTIBLES.includes(type)) {
    throw new WalletError(invalid('Expected an object with the type ERC20, ERC721 or ERC1155.'))
  }
  if (!isAddress(address)) throw new WalletError(invalid('Expected the address of the token’s contract.'))
  if (type !== 'ERC20') {
    if (typeof tokenId !== 'string' || !/^\d+$/.test(tokenId)) throw new WalletError(invalid('Expected a tokenId.'))
    return { type, address, tokenId }
  }
  const hasSymbol = symbol !== undefined && symbol !== null
  if (hasSymbol && (typeof symbol !== 'string' || symbol === '' || symbol.length > maxSymbol)) {
    throw new WalletError(invalid(`The symbol must have 1 to ${maxSymbol} characters.`))
  }
  if (!isAbsentOrDecimals(decimals)) {
    throw new WalletError(invalid(`The decimals must be a whole number from 0 to ${MAX_DECIMALS}.`))
  }
  return { type, address, ...(hasSymbol && { symbol }) }
}

/** Also as a text of digits. */
function isAbsentOrDecimals(value: unknown): boolean {
  if (value === undefined || value === null) return true
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
  return isNumber && Number.isInteger(Number(value)) && Number(value) >= 0 && Number(value) <= MAX_DECIMALS
}
