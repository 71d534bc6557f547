import { vi } from 'vitest'
import type { Address, Hex } from '#domain/address.ts'
import { contract } from '#domain/contract/contract.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { hashOf } from '#ui/testing/fake-values.ts'
import { PromptingConnector } from '#ui/testing/fake-wallet.ts'
import { openTabs } from './open-tabs.ts'

const abi = [
  {
    type: 'function',
    name: 'log',
    stateMutability: 'payable',
    inputs: [{ name: 'text', type: 'string' }],
    outputs: [{ name: 'entry', type: 'uint256' }]
  },
  { type: 'error', name: 'Poor', inputs: [{ name: 'has', type: 'uint256' }] }
] as const

export const journal: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

/** A call of the journal, which logs a text and returns the number of the entry. */
export const log = (text: string) => contract({ address: journal, abi }).call('log', text)

export const options = { chainId: 84531, description: 'Log an entry', value: 3n }

export function reverted(message: string): ContractError {
  return new ContractError('reverted', 'It reverted.', { revert: { type: 'reason', message } })
}

/** For the tests of a file: pages that send calls of a contract. */
export function openWrites() {
  const { openTab, settled } = openTabs()
  const nextPoll = () => vi.advanceTimersByTimeAsync(4_000)

  /** A page with a wallet, and a write that was started. */
  const open = async (parts: Parameters<typeof openTab>[0] = {}) => {
    const contracts = new FakeContractGateway()
    contracts.answers.set('log', 7n)
    const tab = openTab({ contracts, ...parts })
    const { models } = tab
    await models.connection.connect('wallet')
    models.balances.watch(84531)
    const write = models.writes.write(log('Hello'), options)
    const stopWrite = write.start()
    await settled()
    const mine = (n: number, succeeded: boolean) => {
      tab.reader.receipts.set(hashOf(n), { succeeded, blockNumber: 100n, blockHash: hashOf(100) })
      return nextPoll()
    }
    return { ...tab, ...models, write, stopWrite, mine }
  }

  /** A page whose wallet answers on demand, once it is asked. */
  const ask = async (parts: Parameters<typeof openTab>[0] = {}) => {
    const connector = new PromptingConnector()
    const opened = await open({ ...parts, connector })
    opened.write.confirm()
    await settled()
    const answer = async (given: Hex | Error, index = 0) => {
      connector.answers[index]?.(given)
      await settled()
    }
    return { ...opened, connector, answer }
  }

  return { open, ask, settled, nextPoll }
}
