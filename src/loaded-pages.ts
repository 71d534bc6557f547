import type { Page } from '#ui/views/page.ts'

/** Of a file that the server could not give, about which it has said more. */
const NOT_SERVED = /dynamically imported module|Importing a module script failed/

/**
 * The pages of those files that could be loaded, for the development server: a mistake in one `page.ts` takes down its own
 * page. What one throws is reported; `check-setup.ts` says what is wrong with what it exports.
 */
export async function loadedPages(
  files: Readonly<Record<string, () => Promise<unknown>>>,
  report: (cause: unknown) => void = reportError
): Promise<Readonly<Record<string, Page>>> {
  const loaded = await Promise.all(
    Object.entries(files).map(async ([file, load]) => {
      try {
        const { page } = (await load()) as { readonly page?: Page }
        return typeof page?.path === 'string' && page.view ? [[file, page] as const] : []
      } catch (cause) {
        if (!(cause instanceof TypeError && NOT_SERVED.test(cause.message))) report(cause)
        return []
      }
    })
  )
  return Object.fromEntries(loaded.flat())
}
