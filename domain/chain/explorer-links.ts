import type { Chain } from './chain.ts'

/** The explorer's page of a transaction, when the chain has an explorer. */
export function transactionUrl(chain: Chain | undefined, hash: string): string | undefined {
  const explorer = chain?.blockExplorers[0]
  return explorer && `${explorer.url}/tx/${hash}`
}

/** The explorer's page of an account, when the chain has an explorer. */
export function accountUrl(chain: Chain | undefined, account: string): string | undefined {
  const explorer = chain?.blockExplorers[0]
  return explorer && `${explorer.url}/address/${account}`
}
