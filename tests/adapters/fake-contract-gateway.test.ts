import { connectViem } from '#adapters/rpc/viem/viem-rpc.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { type FakeCall, FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { alice, hashOf } from '#ui/testing/fake-values.ts'
import { describeAdapter } from '../ports/conformance.ts'
import { type ControlledContracts, describeContractAnswers } from '../ports/contract-answers.ts'
import { sendTransaction } from '../ports/contract-fixtures.ts'
import { openContractFork } from '../ports/contract-fork.ts'

const { id: chainId } = baseGoerli

describeAdapter('ContractGateway', 'fake', () =>
  describeContractAnswers('the fake gateway', async (): Promise<ControlledContracts> => {
    const gateway = new FakeContractGateway([chainId])
    const revert = { type: 'reason', message: 'too little' } as const
    const tooLittle = new ContractError('reverted', 'It reverted.', { revert })
    const paidBy = ({ sender }: FakeCall) => sender?.value ?? 0n
    gateway.answers.set('count', 0n)
    gateway.answers.set('paid', (call: FakeCall) => (paidBy(call) < Number(call.args[0]) ? tooLittle : true))
    gateway.answers.set('pay', (call: FakeCall) => [call.sender?.from, paidBy(call), paidBy(call)])
    return {
      chainId,
      gateway,
      journal: alice,
      sender: alice,
      move: async (...steps) => {
        const events = steps.map((step, i) => ({
          args: { who: alice, by: -step, isFast: true, step, note: '' },
          blockNumber: BigInt(i + 1),
          blockHash: hashOf(i + 1),
          logIndex: 0,
          transactionHash: hashOf(i + 1)
        }))
        gateway.logs.set('Moved', events)
        return { fromBlock: 1n, toBlock: BigInt(steps.length) }
      },
      close: async () => undefined
    }
  })
)

// The same suite must hold for a real node.
describeContractAnswers('a real node', async (): Promise<ControlledContracts> => {
  const { gateway, Journal, url, close } = await openContractFork(connectViem)
  return {
    chainId,
    gateway,
    journal: Journal.address,
    sender: alice,
    move: async (...steps) => {
      const blocks: bigint[] = []
      for (const step of steps) {
        const data = await gateway.encode(chainId, Journal.call('move', -step, true, step, ''))
        blocks.push(BigInt((await sendTransaction(url, { from: alice, to: Journal.address, data })).blockNumber))
      }
      return { fromBlock: blocks.at(0) ?? 0n, toBlock: blocks.at(-1) ?? 0n }
    },
    close
  }
})
