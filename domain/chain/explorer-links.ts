import type { Chain } from './chain.ts'

/** The transaction's page in the chain's explorer, if there is one. */
export function transactionUrl(chain: Chain | undefined, hash: string): string | undefined {
  const explorer = chain?.blockExplorers[0]
  return explorer && `${explorer.url}/tx/${hash}`
}

/** The account's page in the chain's explorer, if there is one. */
export function accountUrl(chain: Chain | undefined, account: string): string | undefined {
  const explorer = chain?.blockExplorers[0]
  return explorer && `${explorer.url}/address/${account}`
}
