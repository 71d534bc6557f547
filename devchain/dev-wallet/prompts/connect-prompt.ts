import type { Address } from 'viem'
import { shortenAddress } from '#devchain/address.ts'
import { formatBalance } from '#devchain/amount.ts'
import { element } from '#devchain/dev-wallet/dom/element.ts'
import { setUp } from '#devchain/dev-wallet/requests/account-actions.ts'
import { isContract } from '#devchain/scripted-wallet/accounts/smart-account.ts'
import type { DevAccount } from '../config.ts'
import { askNode } from '../node.ts'
import type { WalletIdentity } from '../wallet-identity.ts'
import { ask } from './prompt.ts'
import { paragraph } from './prompt-parts.ts'

export interface ConnectQuestion {
  readonly chainId: number
  readonly network: string
  readonly accounts: readonly DevAccount[]
  /** Selected when the prompt opens. */
  readonly current: Address | undefined
}

/** Lets the visitor choose which account to share with the page. */
export function askForAccount(
  identity: WalletIdentity,
  { chainId, network, accounts, current }: ConnectQuestion
): Promise<DevAccount> {
  return ask(identity, async () => {
    const balances = await Promise.all(accounts.map((account) => balanceText(chainId, account)))
    const chosen = current ?? accounts[0]?.address
    const choices = accounts.map((account, index) => ({
      account,
      input: element('input', { type: 'radio', name: 'account', checked: account.address === chosen }),
      balance: balances[index] ?? ''
    }))
    const rows = choices.map(({ account: { name, address }, input, balance }) =>
      element(
        'label',
        {},
        input,
        element(
          'span',
          { className: 'who' },
          name,
          element('span', { className: 'address', title: address }, shortenAddress(address))
        ),
        element('span', { className: 'balance' }, balance)
      )
    )
    return {
      title: `Connect to ${location.host}?`,
      network,
      body: [
        paragraph('The page will see this account’s address, balance and activity.'),
        element('fieldset', {}, element('legend', {}, 'Account'), ...rows)
      ],
      answer: () => choices.find(({ input }) => input.checked)?.account ?? choiceMissing()
    }
  })
}

/** Empty when the node does not answer: a missing balance must not fail the connection. */
async function balanceText(chainId: number, account: DevAccount): Promise<string> {
  try {
    if (isContract(account)) await setUp(account, chainId) // funds it
    const wei = BigInt(String(await askNode(chainId, 'eth_getBalance', [account.address, 'latest'])))
    return `${formatBalance(wei, 18)} ETH`
  } catch {
    return ''
  }
}

function choiceMissing(): never {
  throw new Error('No account is selected.')
}
