import {
  connect,
  createConfig,
  estimateGas,
  getBalance,
  getBlock,
  http,
  mock,
  readContract,
  sendTransaction,
  signMessage,
  simulateContract,
  waitForTransactionReceipt,
  watchBlockNumber
} from '@wagmi/core'
import { parseAbi } from 'viem'
import { chain, first, report, url } from './report.mjs'

const network = {
  id: chain.id,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [url] } }
}
const abi = parseAbi([
  'function totalSupply() view returns (uint256)',
  'function transfer(address, uint256) returns (bool)'
])
const config = createConfig({
  chains: [network],
  connectors: [mock({ accounts: [chain.account] })],
  transports: { [chain.id]: http(url, { batch: true, retryCount: 0 }) },
  pollingInterval: 50
})
const [connector] = config.connectors
let hash

await report({
  connect: () => connect(config, { connector }),
  block: () => getBlock(config, { blockNumber: BigInt(chain.block) }),
  balance: () => getBalance(config, { address: chain.account }),
  call: () => readContract(config, { address: chain.token, abi, functionName: 'totalSupply' }),
  estimate: () => estimateGas(config, { to: chain.other, value: 1n }),
  send: async () => {
    hash = await sendTransaction(config, { to: chain.other, value: 1n })
    return hash
  },
  receipt: () => waitForTransactionReceipt(config, { hash }),
  sign: () => signMessage(config, { message: 'Hello' }),
  revert: () =>
    simulateContract(config, {
      account: chain.other,
      address: chain.token,
      abi,
      functionName: 'transfer',
      args: [chain.account, 10n ** 30n]
    }),
  tooPoor: () => sendTransaction(config, { to: chain.other, value: 10n ** 30n, gas: 21_000n }),
  batch: () =>
    Promise.all([getBlock(config), getBalance(config, { address: chain.other })]).then(([{ number }, { value }]) => [
      number,
      value
    ]),
  subscribe: () => first((resolve) => watchBlockNumber(config, { onBlockNumber: resolve, emitOnBegin: true }))
})
