import { createPublicClient, createWalletClient, http, parseAbi, webSocket } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { chain, first, report, url, webSocketUrl } from './report.mjs'

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
const client = createPublicClient({ chain: network, transport: http(url, { retryCount: 0 }) })
const batched = createPublicClient({ chain: network, transport: http(url, { batch: true, retryCount: 0 }) })
const account = privateKeyToAccount(chain.key)
const wallet = createWalletClient({ account, chain: network, transport: http(url) })
const blockNumber = BigInt(chain.block)
let hash

await report({
  block: () => client.getBlock({ blockNumber, includeTransactions: true }),
  latest: () => client.getBlock(),
  missingBlock: () => client.getBlock({ blockNumber: blockNumber + 1000n }),
  balance: () => client.getBalance({ address: account.address }),
  logs: () => client.getLogs({ address: chain.token, fromBlock: blockNumber - 69n, toBlock: blockNumber }),
  call: () => client.readContract({ address: chain.token, abi, functionName: 'totalSupply' }),
  estimate: () => client.estimateGas({ account, to: chain.other, value: 1n }),
  fees: () => client.estimateFeesPerGas(),
  send: async () => {
    hash = await wallet.sendTransaction({ to: chain.other, value: 1n })
    return hash
  },
  receipt: () => client.waitForTransactionReceipt({ hash, pollingInterval: 50 }),
  transaction: () => client.getTransaction({ hash }),
  revert: () =>
    client.simulateContract({
      account: chain.other,
      address: chain.token,
      abi,
      functionName: 'transfer',
      args: [account.address, 10n ** 30n]
    }),
  tooPoor: () => wallet.sendTransaction({ to: chain.other, value: 10n ** 30n, gas: 21_000n }),
  unknownMethod: () => client.request({ method: 'portside_unknown' }),
  invalidParameters: () => client.request({ method: 'eth_getBalance', params: ['0x12'] }),
  accounts: () => client.request({ method: 'eth_accounts' }),
  batch: () =>
    Promise.allSettled([
      batched.getChainId(),
      batched.request({ method: 'portside_unknown' }),
      batched.getBalance({ address: chain.other })
    ]).then((all) => all.map(({ status, value, reason }) => [status, value, reason?.code])),
  subscribe: () =>
    first((resolve, reject) => {
      createPublicClient({ chain: network, transport: webSocket(webSocketUrl, { retryCount: 0 }) }).watchBlocks({
        onBlock: resolve,
        onError: reject
      })
      const timer = setInterval(() => client.request({ method: 'evm_mine' }), 500)
      timer.unref()
    }).then(({ hash, transactions }) => [hash.length, transactions])
})
