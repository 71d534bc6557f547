import { ethers } from 'ethers'
import { chain, first, report, url, webSocketUrl } from './report.mjs'

const provider = new ethers.providers.StaticJsonRpcProvider(url, chain.id)
provider.pollingInterval = 50
const batched = new ethers.providers.JsonRpcBatchProvider(url, chain.id)
const wallet = new ethers.Wallet(chain.key, provider)
const token = new ethers.Contract(
  chain.token,
  ['function totalSupply() view returns (uint256)', 'function transfer(address, uint256) returns (bool)'],
  wallet
)
let sent

await report({
  block: () => provider.getBlockWithTransactions(chain.block),
  balance: () => provider.getBalance(wallet.address),
  logs: () => provider.getLogs({ address: chain.token, fromBlock: chain.block - 69, toBlock: chain.block }),
  call: () => token.totalSupply(),
  estimate: () => wallet.estimateGas({ to: chain.other, value: 1 }),
  fees: () => provider.getFeeData(),
  send: async () => {
    sent = await wallet.sendTransaction({ to: chain.other, value: 1 })
    return sent.hash
  },
  receipt: () => sent.wait(),
  revert: () => token.callStatic.transfer(chain.other, ethers.BigNumber.from(10).pow(30)),
  tooPoor: () =>
    wallet.sendTransaction({ to: chain.other, value: ethers.BigNumber.from(10).pow(30), gasLimit: 21_000 }),
  unknownMethod: () => provider.send('portside_unknown', []),
  // It matches the answers of a batch by their order.
  batch: () =>
    Promise.allSettled([
      batched.getBlock(chain.block),
      batched.send('portside_unknown', []),
      batched.getBalance(chain.other)
    ]).then((all) => all.map(({ status, value, reason }) => [status, value, reason?.message])),
  subscribe: () =>
    first((resolve) => {
      new ethers.providers.WebSocketProvider(webSocketUrl, chain.id).on('block', resolve)
      setInterval(() => provider.send('evm_mine', []), 500).unref()
    }).then((number) => typeof number)
})
