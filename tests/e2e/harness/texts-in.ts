import type { texts as account } from '#ui/text/en/account-texts.ts'
import type { texts as connect } from '#ui/text/en/connect-texts.ts'
import type { texts as shell } from '#ui/text/en/shell-texts.ts'
import { directionOf, type LanguageTag } from '#ui/text/languages.ts'
import { isolateValues } from '#ui/text/right-to-left.ts'

export type Texts = typeof shell & typeof connect & typeof account

/** All texts of a language as the page shows them, by the names of their files. */
export async function textsIn(tag: LanguageTag): Promise<Texts> {
  const stages = await Promise.all(
    ['shell', 'connect', 'account'].map((stage) => import(`../../../ui/text/${tag}/${stage}-texts.ts`))
  )
  const all = Object.assign({}, ...stages.map(({ texts }) => texts)) as Texts
  return directionOf(tag) === 'rtl' ? isolateValues(all) : all
}
