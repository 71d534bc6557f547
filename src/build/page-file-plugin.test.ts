import { expect, test } from 'vitest'
import { withoutContracts } from './page-file-plugin.ts'

const PAGE = `import type { TeamContract } from '#contracts/contract-on.ts'
import type { Page } from '#ui/views/page.ts'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'
import { logBook } from './generated/log-book.ts'
import './page.css'

export const page: Page = { path: '/log-book', view: lazyView(() => import('./log-book-page.tsx')) }
export const contracts: readonly TeamContract[] = [logBook]
`

const linesOf = (code: string) => code.split('\n').map((line) => line.trimEnd())

test('a page file is read without its contracts and what only they import, each line in its place', () => {
  const lines = linesOf(PAGE)
  expect(linesOf(withoutContracts(PAGE))).toEqual(['', ...lines.slice(1, 3), '', ...lines.slice(4, 7), '', ''])
})

test('an import that the page uses as well stays', () => {
  const shared = PAGE.replace("'/log-book',", "'/log-book', link: logBook.name,")
  expect(withoutContracts(shared)).toContain("import { logBook } from './generated/log-book.ts'")
})

test('a page file without contracts is as it was written', () => {
  const plain = PAGE.replace('export const contracts', 'export const others')
  expect(withoutContracts(plain)).toBe(plain)
})
