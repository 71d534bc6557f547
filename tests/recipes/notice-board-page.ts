import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const NOTICE_BOARD = {
  path: '/notice-board',
  link: 'Notice board',
  empty: 'Nobody is connected.'
} as const

/** A page of a contract as a newcomer writes it: the whole change, in `contracts/notice-board/`. */
export const noticeBoardFiles: Readonly<Record<string, string>> = {
  'abi.ts': `/** The contract of the notice board. */
export const noticeBoard = {
  address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  abi: [
    {
      type: 'function',
      name: 'noticeOf',
      stateMutability: 'view',
      inputs: [{ name: 'account', type: 'address' }],
      outputs: [{ type: 'string' }]
    }
  ]
} as const
`,
  'text.ts': `export const noticeBoardText = {
  title: '${NOTICE_BOARD.link}',
  loading: 'Reading your notice…',
  unread: 'The notice cannot be read.',
  disconnected: '${NOTICE_BOARD.empty}'
} as const
`,
  'notice-board-page.tsx': `import { contract } from '#domain/contract/contract.ts'
import { useAccount } from '#ui/hooks/use-account.ts'
import { useContractRead } from '#ui/hooks/use-contract-read.ts'
import { PageTitle } from '#ui/views/shell/page-title.tsx'
import { noticeBoard } from './abi.ts'
import { noticeBoardText } from './text.ts'

const { call } = contract(noticeBoard)

/** The connected account's notice. */
export function NoticeBoardPage() {
  const { address } = useAccount()
  const { data, error } = useContractRead(address && call('noticeOf', address))
  const notice = error ? noticeBoardText.unread : (data ?? noticeBoardText.loading)
  return (
    <>
      <PageTitle>{noticeBoardText.title}</PageTitle>
      <p>{address ? notice : noticeBoardText.disconnected}</p>
    </>
  )
}
`,
  'page.ts': `import type { Page } from '#ui/views/page.ts'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'

export const page: Page = {
  path: '${NOTICE_BOARD.path}',
  link: '${NOTICE_BOARD.link}',
  needs: 'account',
  view: lazyView(() => import('./notice-board-page.tsx').then(({ NoticeBoardPage }) => NoticeBoardPage))
}
`
}

export function writeNoticeBoard(folder: string): void {
  const target = path.join(folder, 'contracts/notice-board')
  mkdirSync(target, { recursive: true })
  for (const [name, text] of Object.entries(noticeBoardFiles)) writeFileSync(path.join(target, name), text)
}
