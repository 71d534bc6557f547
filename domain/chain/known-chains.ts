import type { Address } from '../address.ts'
import type { Chain, Token } from './chain.ts'

const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
/** Circle's native USDC, which has 6 decimals everywhere; test networks have one that is worth nothing. */
const testUsdc = (address: Address): readonly Token[] => [{ address, symbol: 'USDC', decimals: 6 }]
const usdc = (address: Address): readonly Token[] => [{ address, symbol: 'USDC', decimals: 6, unit: 'USDC' }]
/** A predeploy of every OP stack. */
const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000F'
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const

/** Retired in 2024: served by the local devchain, unreachable in public. */
export const baseGoerli: Chain = {
  id: 84531,
  name: 'Base Goerli',
  network: 'base-goerli',
  nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://goerli.base.org'],
  blockExplorers: [{ name: 'Basescan', url: 'https://goerli.basescan.org' }],
  testnet: true,
  iconUrl: '/chains/base.svg',
  iconBackground: '#0052ff',
  multicall3: MULTICALL3
}

/** Retired in 2024: served by the local devchain, unreachable in public. */
export const lineaGoerli: Chain = {
  id: 59140,
  name: 'Linea Goerli',
  network: 'linea-goerli',
  nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://rpc.goerli.linea.build'],
  blockExplorers: [{ name: 'Lineascan', url: 'https://goerli.lineascan.build' }],
  testnet: true,
  iconUrl: '/chains/linea.svg',
  iconBackground: '#61dfff',
  multicall3: MULTICALL3
}

export const mainnet: Chain = {
  id: 1,
  name: 'Ethereum',
  network: 'homestead',
  nativeCurrency: { ...ether, unit: 'ether' },
  rpcUrls: ['https://eth.merkle.io'],
  blockExplorers: [{ name: 'Etherscan', url: 'https://etherscan.io' }],
  testnet: false,
  iconUrl: '/chains/ethereum.svg',
  iconBackground: '#484c50',
  multicall3: MULTICALL3,
  tokens: usdc('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')
}

export const sepolia: Chain = {
  id: 11155111,
  name: 'Sepolia',
  network: 'sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://11155111.rpc.thirdweb.com'],
  blockExplorers: [{ name: 'Etherscan', url: 'https://sepolia.etherscan.io' }],
  testnet: true,
  iconUrl: '/chains/ethereum.svg',
  iconBackground: '#484c50',
  multicall3: MULTICALL3,
  tokens: testUsdc('0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238')
}

export const base: Chain = {
  id: 8453,
  name: 'Base',
  network: 'base',
  nativeCurrency: { ...ether, unit: 'ether' },
  rpcUrls: ['https://mainnet.base.org'],
  blockExplorers: [{ name: 'Basescan', url: 'https://basescan.org' }],
  testnet: false,
  iconUrl: '/chains/base.svg',
  iconBackground: '#0052ff',
  multicall3: MULTICALL3,
  gasPriceOracle: GAS_PRICE_ORACLE,
  tokens: usdc('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')
}

/** The successor of Base Goerli. */
export const baseSepolia: Chain = {
  id: 84532,
  name: 'Base Sepolia',
  network: 'base-sepolia',
  nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://sepolia.base.org'],
  blockExplorers: [{ name: 'Basescan', url: 'https://sepolia.basescan.org' }],
  testnet: true,
  iconUrl: '/chains/base.svg',
  iconBackground: '#0052ff',
  multicall3: MULTICALL3,
  gasPriceOracle: GAS_PRICE_ORACLE,
  tokens: testUsdc('0x036CbD53842c5426634e7929541eC2318f3dCF7e')
}

export const linea: Chain = {
  id: 59144,
  name: 'Linea',
  network: 'linea-mainnet',
  nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18, unit: 'ether' },
  rpcUrls: ['https://rpc.linea.build'],
  blockExplorers: [{ name: 'Lineascan', url: 'https://lineascan.build' }],
  testnet: false,
  iconUrl: '/chains/linea.svg',
  iconBackground: '#61dfff',
  multicall3: MULTICALL3,
  tokens: usdc('0x176211869cA2b568f2A7D4EE941E073a821EE1ff')
}

/** The successor of Linea Goerli. */
export const lineaSepolia: Chain = {
  id: 59141,
  name: 'Linea Sepolia',
  network: 'linea-sepolia',
  nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://rpc.sepolia.linea.build'],
  blockExplorers: [{ name: 'Lineascan', url: 'https://sepolia.lineascan.build' }],
  testnet: true,
  iconUrl: '/chains/linea.svg',
  iconBackground: '#61dfff',
  multicall3: MULTICALL3,
  tokens: testUsdc('0xFEce4462D57bD51A6A552365A011b95f0E16d9B7')
}

/** Their nodes price a transaction by the size of its data (`linea_estimateGas`). */
export const lineaIds: readonly number[] = [lineaGoerli.id, linea.id, lineaSepolia.id]

/** Every preset that `CHAINS` may name, by id. */
export const knownChains: readonly Chain[] = [
  baseGoerli,
  lineaGoerli,
  mainnet,
  sepolia,
  base,
  baseSepolia,
  linea,
  lineaSepolia
]

/** The default when `CHAINS` is not set: two test networks (requirement E1). */
export const defaultChains: readonly Chain[] = [baseGoerli, lineaGoerli]
