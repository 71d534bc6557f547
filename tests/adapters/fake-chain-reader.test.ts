import { connectViem } from '#adapters/rpc/viem/viem-rpc.ts'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { startDevchain } from '#devchain/nodes/forks.ts'
import type { Address, Hex } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, hashOf } from '#ui/testing/fake-values.ts'
import { type ControlledChain, describeChainAnswers } from '../ports/chain-answers.ts'
import { describeAdapter } from '../ports/conformance.ts'

const { id: chainId } = baseGoerli

describeAdapter('ChainReader', 'fake', () =>
  describeChainAnswers('the fake chain', async (): Promise<ControlledChain> => {
    const reader = new FakeReader([chainId])
    let sent = 0
    return {
      chainId,
      reader,
      sender: alice,
      send: async () => {
        reader.waiting++
        return hashOf(++sent)
      },
      mine: async (hash) => {
        reader.waiting--
        reader.head++
        reader.receipts.set(hash, { succeeded: true, blockNumber: reader.head, blockHash: hashOf(100) })
      },
      close: async () => undefined
    }
  })
)

// The same suite must hold for a real node.
describeChainAnswers('a real node', async (): Promise<ControlledChain> => {
  const devchain = await startDevchain({ chainIds: [chainId] })
  const url = await devchain.url(chainId)
  await callNode(url, 'evm_setAutomine', [false])
  const [sender, recipient] = testAccounts as readonly [Address, Address]
  return {
    chainId,
    reader: connectViem([{ ...baseGoerli, rpcUrls: [url] }]).reader,
    sender,
    send: () => callNode<Hex>(url, 'eth_sendTransaction', [{ from: sender, to: recipient, value: '0x1' }]),
    mine: () => callNode(url, 'evm_mine'),
    close: () => devchain.stop()
  }
})
