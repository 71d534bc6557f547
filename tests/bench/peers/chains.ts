import { defineChain } from 'viem'

/** Of the right form, and of no project: everything beyond this machine is out of reach here. */
export const PROJECT_ID = '0123456789abcdef0123456789abcdef'

const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }

export const baseGoerli = defineChain({
  id: 84531,
  name: 'Base Goerli',
  nativeCurrency,
  rpcUrls: { default: { http: [nodeUrl(84531)] } },
  testnet: true
})

export const lineaGoerli = defineChain({
  id: 59140,
  name: 'Linea Goerli',
  nativeCurrency,
  rpcUrls: { default: { http: [nodeUrl(59140)] } },
  testnet: true
})

function nodeUrl(chainId: number): string {
  return `${location.origin}/rpc/${chainId}`
}
