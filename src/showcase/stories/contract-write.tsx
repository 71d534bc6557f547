import { when } from 'mobx'
import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { contract } from '#domain/contract/contract.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import { serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { useContractWrite } from '#ui/hooks/use-contract-write.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { speedsTimes } from '#ui/testing/fake-speeds.ts'
import { alice, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { accountText } from '#ui/text/account.ts'
import { contractWriteText } from '#ui/text/contract-writes.ts'
import { WriteProgress } from '#ui/views/contract-write/write-progress.tsx'
import { connect, drawnIn, never, press, withMetaMask } from '../fixtures.ts'
import type { Scene, Story, Tab, TabOptions, WalletParts } from '../story.ts'

const inputs = [{ name: 'text', type: 'string' }] as const
const outputs = [{ name: 'entry', type: 'uint256' }] as const
const abi = [{ type: 'function', name: 'log', stateMutability: 'payable', inputs, outputs }] as const
const journal: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const options = { chainId: baseGoerli.id, description: 'Log an entry', value: 3n }

/** A team's page with one button. */
function Journal() {
  const { start, write } = useContractWrite()
  return (
    <>
      <button type="button" onClick={() => start(contract({ address: journal, abi }).call('log', 'Hello'), options)}>
        Log an entry
      </button>
      <WriteProgress write={write} />
    </>
  )
}

interface Parts {
  readonly answer?: unknown
  readonly wallet?: WalletParts
  readonly tab?: () => TabOptions
  /** What follows the review. */
  readonly next?: (drawn: HTMLElement, tab: Tab) => unknown
  readonly more?: Partial<Scene>
}

function write({ answer = 7n, wallet = {}, tab, next, more = {} }: Parts): Scene {
  return {
    tab: () => {
      const contracts = new FakeContractGateway()
      contracts.answers.set('log', answer)
      return withMetaMask(Object.assign(new FakeConnector(), wallet), { contracts, ...tab?.() })
    },
    arrange: async (tab) => {
      await connect(tab)
      tab.models.balances.watch(baseGoerli.id)
    },
    draw: () => <Journal />,
    act: async (drawn, tab) => {
      ;(await drawnIn(drawn, 'button')).click()
      if (next) await drawnIn(drawn, 'dl')
      await next?.(drawn, tab)
    },
    ...more
  }
}

const confirm = (drawn: HTMLElement) => press(drawn, contractWriteText.actions.confirm)

/** Asked and not answered, and then asked once more. */
async function askTwice(drawn: HTMLElement): Promise<void> {
  await confirm(drawn)
  await press(drawn, contractWriteText.actions.again)
  await confirm(drawn)
}

/** Sent, with an entry in the list that has come to this. */
function sent(fate: Fate, wallet: WalletParts = {}): Scene {
  const browser = { storage: new FakeBrowserStorage() }
  return write({
    wallet,
    tab: () => {
      browser.storage = new FakeBrowserStorage()
      return { storage: browser.storage }
    },
    next: async (drawn, { models }) => {
      await confirm(drawn)
      await when(() => models.transactions.listed(hashOf(1)) !== undefined)
      const entry = models.transactions.listed(hashOf(1))
      const key = transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(1) })
      // Another tab has seen it.
      if (entry) browser.storage.tab().write(key, serialiseTransaction({ ...entry, fate }))
    }
  })
}

const block = { blockNumber: 41_237, blockHash: hashOf(41_237), isFinal: true } as const
const elsewhere = { chainId: lineaGoerli.id }
const timeout = () => Promise.reject(new WalletError('timeout', { sent: 'unknown' }))

const revert = new ContractError('reverted', 'It reverted.', {
  revert: { type: 'reason', message: 'The book is full.' }
})

export const story: Story = {
  group: 'Contracts',
  title: 'Write to a contract',
  layout: 'part',
  states: {
    'nobody is connected': write({ more: { arrange: () => undefined } }),
    'the wallet is on another network': write({ wallet: elsewhere }),
    'the wallet is asked for the network': write({
      wallet: { ...elsewhere, switchChain: never },
      more: { act: switchNetwork }
    }),
    'the network was not switched': write({
      wallet: { ...elsewhere, switchChain: () => Promise.reject(new WalletError('rejected')) },
      more: { act: switchNetwork }
    }),
    'the wallet cannot switch': write({ wallet: { ...elsewhere, canSwitchChain: false } }),
    'being simulated': write({ answer: never }),
    'would fail': write({ answer: revert }),
    'cannot be simulated': write({ answer: new ChainReadError('timeout', baseGoerli.id, 'No answer.') }),
    'under review': write({}),
    'under review, with a fee': write({
      tab: () => ({ reader: Object.assign(new FakeReader(), { feeSpeeds: speedsTimes() }) })
    }),
    'checking once more': write({
      next: (drawn, { reader }) => {
        reader.getBlockNumber = never
        return confirm(drawn)
      }
    }),
    'has changed': write({
      next: async (drawn, { contracts, reader }) => {
        contracts.answers.set('log', 8n)
        reader.head = 200n
        await confirm(drawn)
      }
    }),
    'could not be checked again': write({
      next: async (drawn, { contracts, reader }) => {
        contracts.answers.set('log', new ChainReadError('timeout', baseGoerli.id, 'No answer.'))
        reader.head = 200n
        await confirm(drawn)
      }
    }),
    'the wallet is asked': write({ wallet: { sendTransaction: never }, next: confirm }),
    'the wallet is asked, and nothing can be saved': write({
      wallet: { sendTransaction: never },
      tab: () => ({ storage: Object.assign(new FakeBrowserStorage(), { refuses: 'changes' as const }) }),
      next: confirm
    }),
    'the visitor rejected it': write({
      wallet: { sendTransaction: () => Promise.reject(new WalletError('rejected')) },
      next: confirm
    }),
    'may have been sent': write({ wallet: { sendTransaction: timeout }, next: confirm }),
    'the same once more': write({ wallet: { sendTransaction: timeout }, next: askTwice }),
    sent: write({ next: confirm }),
    'proposed to the owners of a Safe': write({ wallet: { sendsProposals: true }, next: confirm }),
    'sent, and confirmed': sent({ status: 'confirmed', ...block }),
    'sent, and reverted': sent({ status: 'failed', ...block }),
    'sent, and replaced': sent({ status: 'failed', replacement: 'cancellation', replacedBy: hashOf(77), ...block }),
    'proposed, and rejected': sent({ status: 'failed', isFinal: true }, { sendsProposals: true }),
    'sent, and no longer listed': write({
      next: async (drawn, { models }) => {
        await confirm(drawn)
        await when(() => models.transactions.listed(hashOf(1)) !== undefined)
        const entry = models.transactions.listed(hashOf(1))
        if (entry) models.transactions.remove(baseGoerli.id, entry)
      }
    })
  }
}

async function switchNetwork(drawn: HTMLElement, { models }: Tab): Promise<void> {
  ;(await drawnIn(drawn, 'button')).click()
  await press(drawn, accountText.chains.switchTo(models.settings.chains[0]?.name ?? ''))
}
