import type { texts as account } from '#domain/text/en/account-texts.ts'
import type { texts as connect } from '#domain/text/en/connect-texts.ts'
import type { texts as shell } from '#domain/text/en/shell-texts.ts'
import type { LanguageTag } from '#domain/text/languages.ts'

export type Texts = typeof shell & typeof connect & typeof account

/** All texts of a language, by the names of their files. */
export async function textsIn(tag: LanguageTag): Promise<Texts> {
  const stages = await Promise.all(
    ['shell', 'connect', 'account'].map((stage) => import(`../../../domain/text/${tag}/${stage}-texts.ts`))
  )
  return Object.assign({}, ...stages.map(({ texts }) => texts)) as Texts
}
