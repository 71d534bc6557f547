import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { useContractBatch } from '#ui/hooks/use-contract-batch.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { swap } from '#ui/testing/swap.ts'
import { contractWriteText } from '#ui/text/contract-writes.ts'
import { BatchProgress } from '#ui/views/contract-write/batch-progress.tsx'
import { connect, drawnIn, never, press, withMetaMask } from '../fixtures.ts'
import type { Scene, Story, WalletParts } from '../story.ts'

/** A team's page with one button. */
function Market({ mustBeAtomic }: { readonly mustBeAtomic: boolean }) {
  const { start, batch } = useContractBatch()
  return (
    <>
      <button type="button" onClick={() => start({ ...swap, mustBeAtomic })}>
        Approve and swap
      </button>
      <BatchProgress batch={batch} />
    </>
  )
}

interface Parts {
  readonly answer?: unknown
  readonly wallet?: WalletParts
  readonly mustBeAtomic?: boolean
  /** Confirms what is reviewed. */
  readonly confirms?: true
}

function batch({ answer = true, wallet = {}, mustBeAtomic = false, confirms }: Parts): Scene {
  return {
    tab: () => {
      const contracts = new FakeContractGateway()
      contracts.answers.set('approve', answer).set('swap', true)
      return withMetaMask(Object.assign(new FakeConnector(), wallet), { contracts })
    },
    arrange: async (tab) => {
      await connect(tab)
      tab.models.balances.watch(baseGoerli.id)
    },
    draw: () => <Market mustBeAtomic={mustBeAtomic} />,
    act: async (drawn) => {
      ;(await drawnIn(drawn, 'button')).click()
      if (!confirms) return
      await drawnIn(drawn, 'dl')
      await press(drawn, contractWriteText.actions.confirm)
    }
  }
}

/** Takes one call at a time. */
const single: WalletParts = { capabilities: { canBatch: false, isAtomic: 'unsupported' } }

export const story: Story = {
  group: 'Contracts',
  title: 'Write several calls',
  layout: 'part',
  states: {
    'the wallet is on another network': batch({ wallet: { chainId: lineaGoerli.id } }),
    'being simulated': batch({ answer: never }),
    'the first would fail': batch({
      answer: new ContractError('reverted', 'It reverted.', { revert: { type: 'reason', message: 'No such token.' } })
    }),
    'under review': batch({}),
    'the wallet cannot do all or nothing': batch({ wallet: single, mustBeAtomic: true }),
    'the wallet has all calls': batch({ confirms: true }),
    'the wallet is asked for all': batch({ wallet: { sendCalls: never }, confirms: true }),
    'the wallet is asked for the first': batch({ wallet: { ...single, sendTransaction: never }, confirms: true }),
    'the visitor rejected the first': batch({
      wallet: { ...single, sendTransaction: () => Promise.reject(new WalletError('rejected')) },
      confirms: true
    }),
    'the first is sent': batch({ wallet: single, confirms: true })
  }
}
