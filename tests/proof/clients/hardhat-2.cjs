// Run by Hardhat 2 on a network of its configuration, which is a node or a fork of one.
const hre = require('hardhat')
const chain = JSON.parse(process.env.CHAIN)
const { provider } = hre.network

async function main() {
  const { report } = await import('./report.mjs')
  let hash
  await report({
    block: () => provider.send('eth_getBlockByNumber', [`0x${chain.block.toString(16)}`, true]),
    balance: () => provider.send('eth_getBalance', [chain.account, 'latest']),
    call: () => provider.send('eth_call', [{ to: chain.token, data: '0x18160ddd' }, 'latest']),
    logs: () =>
      provider.send('eth_getLogs', [{ address: chain.token, fromBlock: `0x${(chain.block - 69).toString(16)}` }]),
    estimate: () => provider.send('eth_estimateGas', [{ from: chain.account, to: chain.other, value: '0x1' }]),
    accounts: () => provider.send('eth_accounts'),
    send: async () => {
      hash = await provider.send('eth_sendTransaction', [{ from: chain.account, to: chain.other, value: '0x1' }])
      return hash
    },
    receipt: async () => {
      for (;;) {
        const receipt = await provider.send('eth_getTransactionReceipt', [hash])
        if (receipt) return receipt
      }
    },
    callAfterwards: () => provider.send('eth_call', [{ to: chain.token, data: '0x18160ddd' }, 'latest']),
    tooPoor: () =>
      provider.send('eth_sendTransaction', [
        { from: chain.account, to: chain.other, value: '0xffffffffffffffffffffff' }
      ]),
    unknownMethod: () => provider.send('portside_unknown')
  })
}

main()
