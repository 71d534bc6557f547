import type { Address } from 'viem'
import { askAboutCalls } from '#devchain/dev-wallet/described/ask-about-calls.ts'
import type { Call } from '#devchain/scripted-wallet/accounts/smart-account.ts'
import type { TypedData } from '#devchain/scripted-wallet/accounts/typed-data.ts'
import type { WatchedAsset } from '#devchain/scripted-wallet/watched-asset.ts'
import type { WalletIdentity } from '../wallet-identity.ts'
import { messageText, readableCalls, readableTypedData } from './message-text.ts'
import { ask } from './prompt.ts'
import { etherText, type Fact, factList, paragraph, quotation } from './prompt-parts.ts'

/** The chain that a request is for, and what it is called. */
interface RequestChain {
  readonly chainId: number
  readonly network: string
}

interface Question {
  readonly approve?: string
  readonly title: string
  readonly network: string
  readonly body: readonly HTMLElement[]
}

function confirm(identity: WalletIdentity, question: Question): Promise<void> {
  return ask<void>(identity, async () => ({ ...question, answer: () => undefined }))
}

export function askToSignMessage(
  identity: WalletIdentity,
  message: string,
  account: Address,
  network: string
): Promise<void> {
  const body = [accountLine(account), quotation(messageText(message), 'Message')]
  return confirm(identity, { title: 'Sign this message?', network, body })
}

/** Names the contract that the data is for, if that is known. */
export function askToSignTypedData(
  identity: WalletIdentity,
  typedData: TypedData,
  account: Address,
  { chainId, network }: RequestChain
): Promise<void> {
  return ask<void>(identity, async () => {
    const contract = typedData.domain?.verifyingContract
    const facts: readonly Fact[] = [
      { name: 'Account', value: account, kind: 'code' },
      ...(typeof contract === 'string' ? [{ name: 'Contract', value: await contractName(chainId, contract) }] : [])
    ]
    const body = [factList(facts), quotation(readableTypedData(typedData), 'Data')]
    return { title: 'Sign this data?', network, body, answer: () => undefined }
  })
}

async function contractName(chainId: number, contract: string): Promise<string> {
  const [described] = (await askAboutCalls(chainId, [{ to: contract, data: '0x' }])) ?? []
  return described?.contract ?? 'Unknown'
}

/** Wallets show this when a page requests accounts while they are locked. */
export function askToUnlock(identity: WalletIdentity): Promise<void> {
  const body = [paragraph('The page is waiting for an account. It sees none until you unlock the wallet.')]
  return confirm(identity, { title: `${identity.name} is locked`, network: 'Locked', body, approve: 'Unlock' })
}

export function askToSendCalls(
  identity: WalletIdentity,
  calls: readonly Call[],
  account: Address,
  { chainId, network }: RequestChain
): Promise<void> {
  const total = calls.reduce((sum, { value }) => sum + value, 0n)
  const facts: readonly Fact[] = [
    { name: 'Account', value: account, kind: 'code' },
    { name: 'Network', value: network },
    { name: 'Amount in all', value: etherText(total), kind: 'amount' }
  ]
  return ask<void>(identity, async () => {
    const asked = calls.map(({ to = '', data }) => ({ to, data }))
    const described = await askAboutCalls(chainId, asked)
    return {
      title: calls.length === 1 ? 'Make this call?' : `Make these ${calls.length} calls?`,
      network,
      body: [factList(facts), quotation(readableCalls(calls, described), 'Calls')],
      answer: () => undefined
    }
  })
}

export function askToSwitch(identity: WalletIdentity, from: string, to: string): Promise<void> {
  const body = [
    factList([
      { name: 'Current network', value: from },
      { name: 'Switch to', value: to }
    ])
  ]
  return confirm(identity, { title: 'Switch network?', network: from, body })
}

export function askToWatch(
  identity: WalletIdentity,
  { type, address, symbol = 'not given', tokenId }: WatchedAsset,
  network: string
): Promise<void> {
  const facts: readonly Fact[] = [
    { name: 'Kind', value: type },
    tokenId === undefined ? { name: 'Symbol', value: symbol } : { name: 'Number', value: tokenId },
    { name: 'Contract', value: address, kind: 'code' }
  ]
  const note = paragraph('Dev Wallet keeps no token list: approving only tells the page that the token was added.')
  return confirm(identity, { title: 'Add this token?', network, body: [factList(facts), note] })
}

function accountLine(account: Address): HTMLElement {
  return factList([{ name: 'Account', value: account, kind: 'code' }])
}
