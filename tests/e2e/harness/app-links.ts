import type { BrowserContext } from '@playwright/test'

/** Records links that would open another app, instead of opening it. @returns those so far, oldest first. */
export async function catchAppLinks(context: BrowserContext): Promise<readonly string[]> {
  const caught: string[] = []
  await context.exposeBinding('catchAppLink', (_source, link: string) => void caught.push(link))
  await context.addInitScript(() => {
    const { catchAppLink } = window as unknown as { readonly catchAppLink: (link: string) => Promise<void> }
    const isOfPage = (link: string) => /^(?:https?|about|blob|data):/.test(link)
    document.addEventListener('click', (event) => {
      const { href = '' } = (event.target as Element).closest('a') ?? {}
      if (href === '' || isOfPage(href)) return
      event.preventDefault()
      void catchAppLink(href)
    })
    const open = window.open.bind(window)
    window.open = (url, ...more) => {
      if (isOfPage(new URL(url ?? '', location.href).href)) return open(url, ...more)
      void catchAppLink(String(url))
      return null
    }
  })
  return caught
}
