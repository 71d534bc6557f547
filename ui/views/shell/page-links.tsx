import { useShell } from '#ui/views/shell-context.ts'
import { PageLink } from './page-link.tsx'

/** The links of the pages that have one, for every visitor. */
export function PageLinks() {
  const { pages, views } = useShell()
  // A visitor who only reads does not load the code of an account.
  const isHeavy = (needs: 'account' | undefined) => needs !== undefined && !views
  return pages.map(
    ({ path, link, needs }) =>
      link && (
        <PageLink key={path} to={path} isHeavy={isHeavy(needs)}>
          {link}
        </PageLink>
      )
  )
}
