import { Contract, JsonRpcProvider, Wallet, WebSocketProvider } from 'ethers-6'
import { chain, first, report, url, webSocketUrl } from './report.mjs'

const provider = new JsonRpcProvider(url, chain.id, {
  staticNetwork: true,
  batchMaxCount: 1,
  pollingInterval: 50,
  cacheTimeout: -1
})
const batched = new JsonRpcProvider(url, chain.id, { staticNetwork: true, batchStallTime: 20 })
const wallet = new Wallet(chain.key, provider)
const token = new Contract(
  chain.token,
  ['function totalSupply() view returns (uint256)', 'function transfer(address, uint256) returns (bool)'],
  wallet
)
let sent

await report({
  block: () => provider.getBlock(chain.block, true),
  missingBlock: () => provider.getBlock(chain.block + 1000),
  balance: () => provider.getBalance(wallet.address),
  logs: () => provider.getLogs({ address: chain.token, fromBlock: chain.block - 69, toBlock: chain.block }),
  call: () => token.totalSupply(),
  estimate: () => wallet.estimateGas({ to: chain.other, value: 1n }),
  fees: () => provider.getFeeData(),
  send: async () => {
    sent = await wallet.sendTransaction({ to: chain.other, value: 1n })
    return sent.hash
  },
  receipt: () => sent.wait(),
  revert: () => token.transfer.staticCall(chain.other, 10n ** 30n),
  tooPoor: () => wallet.sendTransaction({ to: chain.other, value: 10n ** 30n, gasLimit: 21_000n }),
  unknownMethod: () => provider.send('portside_unknown', []),
  batch: () =>
    Promise.allSettled([
      batched.getBlock(chain.block),
      batched.send('portside_unknown', []),
      batched.getBalance(chain.other)
    ]).then((all) => all.map(({ status, value, reason }) => [status, value, reason?.code])),
  subscribe: () =>
    first((resolve) => {
      new WebSocketProvider(webSocketUrl, chain.id).on('block', resolve)
      setInterval(() => provider.send('evm_mine', []), 500).unref()
    }).then((number) => typeof number)
})
