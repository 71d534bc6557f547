import { Web3 } from 'web3'
import { chain, first, report, url, webSocketUrl } from './report.mjs'

const web3 = new Web3(url)
const account = web3.eth.accounts.wallet.add(chain.key)[0]
const from = account.address
const abi = [
  {
    type: 'function',
    name: 'totalSupply',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ name: '', type: 'uint256' }]
  },
  {
    type: 'function',
    name: 'transfer',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'uint256' }
    ],
    outputs: [{ name: '', type: 'bool' }]
  }
]
const token = new web3.eth.Contract(abi, chain.token)
let sent

await report({
  block: () => web3.eth.getBlock(chain.block, true),
  missingBlock: () => web3.eth.getBlock(chain.block + 1000),
  balance: () => web3.eth.getBalance(from),
  logs: () => web3.eth.getPastLogs({ address: chain.token, fromBlock: chain.block - 69, toBlock: chain.block }),
  call: () => token.methods.totalSupply().call(),
  estimate: () => web3.eth.estimateGas({ from, to: chain.other, value: '1' }),
  fees: () => web3.eth.calculateFeeData(),
  send: async () => {
    sent = await web3.eth.sendTransaction({ from, to: chain.other, value: '1', gas: '21000' })
    return sent
  },
  receipt: () => web3.eth.getTransactionReceipt(sent.transactionHash),
  revert: () => token.methods.transfer(chain.other, 10n ** 30n).call({ from }),
  unknownMethod: () => web3.eth.requestManager.send({ method: 'portside_unknown', params: [] }),
  batch: async () => {
    const batch = new web3.BatchRequest()
    const asked = [
      ['eth_chainId', []],
      ['portside_unknown', []],
      ['eth_getBalance', [chain.other, 'latest']]
    ]
    const answers = asked.map(([method, params]) => batch.add({ method, params }))
    const settled = Promise.allSettled(answers)
    await batch.execute().catch(() => {})
    return (await settled).map(({ status, value, reason }) => [status, value, reason?.message])
  },
  subscribe: () =>
    first(async (resolve, reject) => {
      const subscription = await new Web3(webSocketUrl).eth.subscribe('newBlockHeaders')
      subscription.on('data', resolve)
      subscription.on('error', reject)
      await web3.provider.request({ jsonrpc: '2.0', id: 1, method: 'evm_mine', params: [] })
    }).then(({ number }) => number)
})
