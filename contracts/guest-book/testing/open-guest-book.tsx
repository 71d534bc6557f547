import { act, render } from '@testing-library/react'
import { localAddresses } from '#contracts/local-addresses.ts'
import type { Address } from '#domain/address.ts'
import type { ContractEvent } from '#domain/contract/contract-call.ts'
import type { LanguageTag } from '#domain/text/languages.ts'
import type { openTabs } from '#src/testing/open-tabs.ts'
import { type FakeCall, FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import type { Shell } from '#ui/views/shell-context.ts'
import { GuestBookPage } from '../guest-book-page.tsx'

export const FEE = 1_000_000_000_000_000n
export const bookAddress: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

/** `npm start` serves this run's in place of the empty ones. */
const addresses = localAddresses as Record<string, Readonly<Record<number, Address>>>

interface PageOptions extends Partial<Pick<Shell, 'loadTexts'>> {
  readonly isOn?: number[]
  readonly language?: LanguageTag
}

/** For tests: the page over a guest book with these messages by Bob, which is on Base Goerli unless said otherwise. */
export function guestBookPages({ openTab, settled }: ReturnType<typeof openTabs>) {
  return async (messages: readonly string[], options: Parameters<typeof openTab>[0] & PageOptions = {}) => {
    const { isOn = [84531], language, loadTexts = async () => true, ...parts } = options
    addresses['GuestBook'] = Object.fromEntries(isOn.map((chainId) => [chainId, bookAddress]))
    const entries = messages.map((message) => ({ author: bob, time: 1_700_000_000n, message }))
    const contracts = new FakeContractGateway()
    contracts.answers.set('fee', FEE).set('maxBytes', 200n).set('sign', undefined)
    contracts.answers.set('count', () => BigInt(entries.length))
    contracts.answers.set('entriesFrom', ({ args: [start, limit] }: FakeCall) =>
      entries.slice(Number(start), Number(start) + Number(limit))
    )
    const tab = openTab({ contracts, ...parts })
    render(
      <FakePage models={tab.models} shell={{ loadTexts }} language={language && { tag: language }}>
        <GuestBookPage />
      </FakePage>
    )
    await act(settled)
    /** Somebody signs, in the next block. */
    const sign = async (message: string) => {
      tab.reader.head += 1n
      const number = BigInt(entries.push({ author: bob, time: 1_700_000_000n, message }))
      const args = { author: bob, number, message, time: 1_700_000_000n }
      contracts.logs.set('Signed', [...(contracts.logs.get('Signed') ?? []), event(tab.reader.head, args)])
    }
    return { ...tab, contracts, sign }
  }
}

export function removeGuestBook(): void {
  delete addresses['GuestBook']
}

function event(blockNumber: bigint, args: unknown): ContractEvent {
  const hash = hashOf(Number(blockNumber))
  return { args, blockNumber, blockHash: hash, logIndex: 0, transactionHash: hash }
}
