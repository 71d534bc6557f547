import { chain } from './report.mjs'

/** The calls that both versions of Hardhat make on one of their networks. */
export function hardhatSteps(ask) {
  let hash
  return {
    block: () => ask('eth_getBlockByNumber', [`0x${chain.block.toString(16)}`, true]),
    balance: () => ask('eth_getBalance', [chain.account, 'latest']),
    call: () => ask('eth_call', [{ to: chain.token, data: '0x18160ddd' }, 'latest']),
    logs: () => ask('eth_getLogs', [{ address: chain.token, fromBlock: `0x${(chain.block - 69).toString(16)}` }]),
    estimate: () => ask('eth_estimateGas', [{ from: chain.account, to: chain.other, value: '0x1' }]),
    accounts: () => ask('eth_accounts', []),
    send: async () => {
      hash = await ask('eth_sendTransaction', [{ from: chain.account, to: chain.other, value: '0x1' }])
      return hash
    },
    receipt: async () => {
      for (;;) {
        const receipt = await ask('eth_getTransactionReceipt', [hash])
        if (receipt) return receipt
      }
    },
    callAfterwards: () => ask('eth_call', [{ to: chain.token, data: '0x18160ddd' }, 'latest']),
    tooPoor: () =>
      ask('eth_sendTransaction', [{ from: chain.account, to: chain.other, value: '0xffffffffffffffffffffff' }]),
    unknownMethod: () => ask('portside_unknown', [])
  }
}
