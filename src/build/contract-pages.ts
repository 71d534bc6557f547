import { contractOn, type TeamContract } from '#contracts/contract-on.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { ownPages } from '../own-pages.ts'

/** What a `page.ts` exports beside its page. */
interface PageFile {
  readonly contracts?: readonly TeamContract[]
}

/** A page that a build is without. */
export interface LeftOutPage {
  /** From the project's root, such as `contracts/log-book`. */
  readonly folder: string
  readonly reason: string
}

type Networks = readonly Pick<Chain, 'id' | 'name'>[]

const files = import.meta.glob<PageFile>('../../contracts/*/page.ts', { eager: true })
const list = new Intl.ListFormat('en', { type: 'disjunction' })

/** Runs on the build machine, with the addresses that the build has. */
export function pagesLeftOut(chains: Networks): readonly LeftOutPage[] {
  const pages = Object.keys(ownPages).map((file) => [file, files[`../${file}`] ?? {}] as const)
  return pagesWithoutContract(Object.fromEntries(pages), chains)
}

/** A page that names contracts needs one of them on one of the chains; a page that names none is in every build. */
export function pagesWithoutContract(
  pages: Readonly<Record<string, PageFile>>,
  chains: Networks
): readonly LeftOutPage[] {
  return Object.entries(pages).flatMap(([file, { contracts = [] }]) => {
    const isThere = contracts.some((contract) => chains.some(({ id }) => contractOn(contract, id)))
    if (contracts.length === 0 || isThere) return []
    const names = list.format(contracts.map(({ name }) => name))
    const networks = list.format(chains.map(({ name }) => name))
    return { folder: file.replace('../', '').replace('/page.ts', ''), reason: `there is no ${names} on ${networks}` }
  })
}
