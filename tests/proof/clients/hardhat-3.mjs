// On a network of Hardhat 3.
import hre from 'hardhat'
import { chain, report } from './report.mjs'

const { provider } = await hre.network.connect('local')
const send = (method, params = []) => provider.request({ method, params })
let hash

await report({
  block: () => send('eth_getBlockByNumber', [`0x${chain.block.toString(16)}`, true]),
  balance: () => send('eth_getBalance', [chain.account, 'latest']),
  call: () => send('eth_call', [{ to: chain.token, data: '0x18160ddd' }, 'latest']),
  logs: () => send('eth_getLogs', [{ address: chain.token, fromBlock: `0x${(chain.block - 69).toString(16)}` }]),
  estimate: () => send('eth_estimateGas', [{ from: chain.account, to: chain.other, value: '0x1' }]),
  accounts: () => send('eth_accounts'),
  send: async () => {
    hash = await send('eth_sendTransaction', [{ from: chain.account, to: chain.other, value: '0x1' }])
    return hash
  },
  receipt: async () => {
    for (;;) {
      const receipt = await send('eth_getTransactionReceipt', [hash])
      if (receipt) return receipt
    }
  },
  tooPoor: () =>
    send('eth_sendTransaction', [{ from: chain.account, to: chain.other, value: '0xffffffffffffffffffffff' }]),
  unknownMethod: () => send('portside_unknown')
})
