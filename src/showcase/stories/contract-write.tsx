import type { Address } from '#domain/address.ts'
import { baseGoerli } from '#domain/chain/chains.ts'
import { contract } from '#domain/contract/contract.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { useContractWrite } from '#ui/hooks/use-contract-write.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { WriteProgress } from '#ui/views/contract-write/write-progress.tsx'
import { connect, drawnIn, never, withMetaMask } from '../fixtures.ts'
import type { Scene, Story } from '../story.ts'

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
  readonly wallet?: Partial<FakeConnector>
  /** What follows the start: the button to press. */
  readonly press?: boolean
  readonly more?: Partial<Scene>
}

function write({ answer = 7n, wallet = {}, press = false, more = {} }: Parts): Scene {
  return {
    tab: () => {
      const contracts = new FakeContractGateway()
      contracts.answers.set('log', answer)
      return withMetaMask(Object.assign(new FakeConnector(), wallet), { contracts })
    },
    arrange: async (tab) => {
      await connect(tab)
      tab.models.balances.watch(baseGoerli.id)
    },
    draw: () => <Journal />,
    act: async (drawn) => {
      drawn.querySelector('button')?.click()
      if (press) (await buttonAfter(drawn)).click()
    },
    ...more
  }
}

/** The button that asks the wallet, once the simulation has ended. */
async function buttonAfter(drawn: HTMLElement): Promise<HTMLElement> {
  await drawnIn(drawn, 'dl')
  const [, confirm] = drawn.querySelectorAll<HTMLElement>('button')
  if (!confirm) throw new Error('The write never came under review.')
  return confirm
}

const revert = new ContractError('reverted', 'It reverted.', {
  revert: { type: 'reason', message: 'The book is full.' }
})

export const story: Story = {
  group: 'Contracts',
  title: 'Write to a contract',
  layout: 'part',
  states: {
    'nobody is connected': write({ more: { arrange: () => undefined } }),
    'being simulated': write({ answer: never }),
    'would fail': write({ answer: revert }),
    'under review': write({}),
    'the wallet is asked': write({ wallet: { sendTransaction: never }, press: true }),
    'the visitor rejected it': write({
      wallet: { sendTransaction: () => Promise.reject(new WalletError('rejected')) },
      press: true
    }),
    'may have been sent': write({
      wallet: { sendTransaction: () => Promise.reject(new WalletError('timeout', { sent: 'unknown' })) },
      press: true
    }),
    sent: write({ wallet: { sendTransaction: async () => hashOf(1) }, press: true }),
    'the wallet is on another network': write({ wallet: { chainId: 59140 } })
  }
}
